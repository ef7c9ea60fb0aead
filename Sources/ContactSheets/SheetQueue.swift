import Synchronization

/// Work that is cut into jobs and shared out to a few workers, each with tools of its own.
public enum SheetQueue {
  /// Does jobs 0..<`jobs` with at most `workers` at once; gives the results in the order of the jobs.
  ///
  /// Every worker makes its own `Tools`, which need not be safe to share, and takes the next job that nobody has
  /// taken. If a job throws, no further ones are begun and the error of the earliest job is thrown.
  public static func run<Tools, Result: Sendable>(
    jobs: Int, workers: Int, tools: @escaping @Sendable () throws -> Tools,
    job: @escaping @Sendable (inout Tools, Int) throws -> Result
  ) async throws -> [Result] {
    let queue = Mutex(0)
    let next: @Sendable () -> Int? = {
      queue.withLock { taken in
        guard taken < jobs else { return nil }
        taken += 1
        return taken - 1
      }
    }
    let stop: @Sendable () -> Void = { queue.withLock { $0 = jobs } }
    return try await withThrowingTaskGroup(of: [(Int, Swift.Result<Result, any Error>)].self) { group in
      for _ in 0..<max(1, min(workers, jobs)) {
        group.addTask { work(tools: tools, next: next, stop: stop, job: job) }
      }
      var done: [(Int, Swift.Result<Result, any Error>)] = []
      for try await part in group { done += part }
      return try done.sorted { $0.0 < $1.0 }.map { try $0.1.get() }
    }
  }

  private static func work<Tools, Result>(
    tools make: () throws -> Tools, next: () -> Int?, stop: () -> Void, job: (inout Tools, Int) throws -> Result
  ) -> [(Int, Swift.Result<Result, any Error>)] {
    var done: [(Int, Swift.Result<Result, any Error>)] = []
    var tools: Tools?
    while let index = next() {
      do {
        if tools == nil { tools = try make() }
        guard var held = tools else { break }
        done.append((index, .success(try job(&held, index))))
        tools = held
      } catch {
        done.append((index, .failure(error)))
        stop()
      }
    }
    return done
  }
}
