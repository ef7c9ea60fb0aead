import StyleFile

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program: arguments in, exit code out.
@main enum Tool {
  static func main() {
    StandardDescriptors.claim()
    signal(SIGPIPE, SIG_IGN)
    Interruption.install()
    var terminal = Terminal.standard()
    let code = run(ProgramArguments.words, &terminal)
    exit(code.rawValue)
  }

  /// Runs the command that `words` name. Everything that goes wrong is said on the terminal.
  static func run(_ words: [String], _ terminal: inout Terminal) -> ExitCode {
    var code = ExitCode.trouble
    do {
      code = try perform(Invocation(words), &terminal)
    } catch let error as UsageError {
      terminal.error(error.description)
    } catch let error as InvalidInput {
      terminal.report(error.diagnostics)
    } catch let error as StyleFileError {
      terminal.report([error.diagnostic])
    } catch {
      terminal.error("\(error)")
    }
    return terminal.finish() ? code : max(code, .trouble)
  }

  private static func perform(_ invocation: Invocation, _ terminal: inout Terminal) throws -> ExitCode {
    switch invocation {
    case .nothing:
      terminal.note(Help.overview())
      return .trouble
    case .overview:
      terminal.print(Help.overview())
      return .done
    case .help(let command):
      terminal.print(Help.text(of: command))
      return .done
    case .run(let command, let words):
      let arguments = try ArgumentList(words, flags: command.allFlags)
      try terminal.obey(arguments)
      return try command.init(arguments).run(&terminal)
    }
  }
}

extension Terminal {
  /// Takes over the flags of every command.
  fileprivate mutating func obey(_ arguments: ArgumentList) throws(UsageError) {
    if arguments.has(.quiet), arguments.has(.verbose) { throw UsageError("quiet and verbose exclude each other") }
    if arguments.has(.quiet) { verbosity = .quiet }
    if arguments.has(.verbose) { verbosity = .verbose }
    colorMode = try arguments.choice(of: .color) ?? .auto
  }
}
