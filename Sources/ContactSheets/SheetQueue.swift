import Dispatch
import Synchronization

/// Work that is cut into jobs and shared out to a few workers, each with tools of its own.
public enum SheetQueue {
  /// Does jobs 0..<`jobs` with at most `workers` at once; gives the results in the order of the jobs.
  ///
  /// Every worker makes its own `Tools`, which need not be safe to share, and takes the next job that nobody has
  /// taken. If a job throws, no further ones are begun, and the error of the earliest job is thrown.
  public static func run<Tools, Output: Sendable>(
    jobs: Int, workers: Int, tools: @Sendable () throws -> Tools,
    job: @Sendable (inout Tools, Int) throws -> Output
  ) throws -> [Output] {
    let next = Atomic(0)
    let done = Mutex<[(job: Int, result: Result<Output, any Error>)]>([])
    DispatchQueue.concurrentPerform(iterations: max(1, min(workers, jobs))) { _ in
      var held: Tools?
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < jobs else { return }
        let result = Result { () throws -> Output in
          if var kept = held {
            defer { held = kept }
            return try job(&kept, index)
          }
          var made = try tools()
          defer { held = made }
          return try job(&made, index)
        }
        if case .failure = result { next.store(jobs, ordering: .relaxed) }
        done.withLock { $0.append((index, result)) }
      }
    }
    return try done.withLock { $0 }.sorted { $0.job < $1.job }.map { try $0.result.get() }
  }
}
