/// Somebody who does a piece of work that can be timed, alone or in a contest.
protocol Contestant {
  /// What the report calls it.
  var name: String { get }

  /// Does the work once.
  func turn() throws(BenchmarkError) -> Effort

  /// Does the work once in a fresh process, and returns the peak of the resident memory in KiB.
  func peakKiB() throws(BenchmarkError) -> Int
}

/// What one turn took, in milliseconds.
struct Effort {
  /// Time by the clock.
  let time: Double
  /// Time of a processor, by the process itself and in the kernel.
  let processorTime: Double
}

extension WholeProgram: Contestant {
  func turn() throws(BenchmarkError) -> Effort {
    let run = try run()
    return Effort(time: run.time.milliseconds, processorTime: run.processorTime)
  }

  func peakKiB() throws(BenchmarkError) -> Int { try PeakMemory.kibibytes(of: self) }
}
