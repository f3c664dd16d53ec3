/// Why a benchmark has no result.
enum BenchmarkError: Error, Hashable, Sendable {
  /// A program could not be started; the number is an errno.
  case cannotStart(program: String, errno: Int32)
  /// A program ended with another status than 0.
  case failed(program: String, status: Int32)
  /// The programs under comparison did not do the same work.
  case differentWork(String)
  /// A file or folder of the benchmark could not be used.
  case file(String)
  /// A picture could not be developed.
  case picture(String)
  /// The store refused what the benchmark asked for.
  case store(String)

  /// One sentence for the report.
  var message: String {
    switch self {
    case .cannotStart(let program, let errno):
      "cannot start '\(program)' (errno \(errno)); is it built, and does --posse name it?"
    case .failed(let program, let status): "'\(program)' ended with status \(status)"
    case .differentWork(let what): "the comparison is not fair: \(what)"
    case .file(let what): what
    case .picture(let what): "cannot develop the picture: \(what)"
    case .store(let what): "the store refused: \(what)"
    }
  }
}
