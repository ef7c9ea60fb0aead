import ContactSheets
import Testing

@Suite struct SheetQueueTests {
  private struct Failure: Error, Equatable { var job: Int }

  @Test(arguments: [1, 2, 9])
  func resultsComeInTheOrderOfTheJobs(workers: Int) throws {
    let results = try SheetQueue.run(jobs: 40, workers: workers, tools: { 0 }) { $1 * $1 }
    #expect(results == (0..<40).map { $0 * $0 })
  }

  @Test func nothingToDoGivesNothing() throws {
    let results = try SheetQueue.run(jobs: 0, workers: 2, tools: { 0 }) { $1 }
    #expect(results.isEmpty)
  }

  @Test func anErrorIsThrown() {
    #expect(throws: Failure(job: 3)) {
      try SheetQueue.run(jobs: 4, workers: 1, tools: { 0 }) { _, job in
        if job == 3 { throw Failure(job: job) }
      }
    }
  }
}
