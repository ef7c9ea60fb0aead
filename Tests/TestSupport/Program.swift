import Foundation

/// The built program, run as a process of its own.
public enum Program {
  /// How a run ended and what it said.
  public struct Outcome: Sendable, Equatable {
    /// The exit code, or 128 and the number of the signal that killed it, as a shell says.
    public var code: Int32
    /// What it wrote to stdout.
    public var out: String
    /// What it wrote to stderr.
    public var err: String

    /// An outcome to compare with.
    public init(code: Int32, out: String, err: String) {
      self.code = code
      self.out = out
      self.err = err
    }
  }

  /// The program that was built together with these tests.
  public static let path: String = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = tests.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appending(path: "proofsheet")
      if isProgram(candidate) { return candidate.path }
      folder.deleteLastPathComponent()
    }
    return Project.path(".build/debug/proofsheet")
  }()

  /// Runs the program to its end, in an environment that holds only what is given, so that no setting of the machine
  /// reaches a test.
  public static func run(
    _ arguments: [String], in folder: String = Project.root, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: folder, environment: environment)
  }

  /// Runs the program in a throw-away folder, which stays until the program has ended.
  public static func run(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: folder.path, environment: environment)
  }

  /// Runs any executable in the same way.
  public static func run(
    _ executable: String, _ arguments: [String], in folder: String = Project.root,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let files = try TemporaryFolder()
    let out = try files.write("", to: "out")
    let err = try files.write("", to: "err")
    let variables = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }
    let child = ChildProcess(
      executable: executable, arguments: arguments, folder: folder,
      environment: variables.map { "\($0)=\($1)" }.sorted(), out: out, err: err)
    let code = try child.run()
    return Outcome(
      code: code, out: try files.text(of: "out"),
      err: try files.text(of: "err"))
  }

  /// Runs a line of shell in which `$PROOFSHEET` is the program: for pipes and closed descriptors.
  public static func shell(
    _ line: String, in folder: String = Project.root, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      "/bin/sh", ["-c", line], in: folder,
      environment: ["PROOFSHEET": path].merging(environment) { _, given in given })
  }

  /// Runs a line of shell in a throw-away folder, which stays until the line has ended.
  public static func shell(
    _ line: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    try shell(line, in: folder.path, environment: environment)
  }

  private static func isProgram(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: url.path)
  }
}
