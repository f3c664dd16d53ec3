/// Why a text does not pass for the one in its file.
package enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file to compare with.
  case missing(path: String, actual: String)
  /// The text differs from the file.
  case different(path: String, difference: String)
  /// The file was written by this run.
  case recorded(path: String)

  /// The report of the failed test.
  package var description: String {
    switch self {
    case .missing(let path, let actual):
      "no file \(path); run again with RECORD_SNAPSHOTS=1 to write it. The text:\n\(actual)"
    case .different(let path, let difference):
      "differs from \(path) (- expected, + found; RECORD_SNAPSHOTS=1 rewrites it):\n\(difference)"
    case .recorded(let path):
      "wrote \(path); read what changed and run again without RECORD_SNAPSHOTS"
    }
  }
}
