import Foundation

/// Text kept in a file beside a test, against which the test compares what it made.
///
/// `RECORD_SNAPSHOTS=1` writes the files anew; a run that records fails, so that none goes unseen.
package struct Snapshot: Sendable {
  /// The absolute path of the file.
  package let path: String

  /// Names the file `Snapshots/<name>` beside the test's own source file.
  package init(_ name: String, beside test: String = #filePath) {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
    path = folder.appendingPathComponent("Snapshots").appendingPathComponent(name).path
  }

  /// Names any file as what a test's text is compared with, such as a generated file of the repository.
  package init(path: String) {
    self.path = path
  }

  /// Whether this run writes the files anew.
  package static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  /// Compares the text with the file and throws when they differ, or when the run records.
  package func check(_ actual: String) throws {
    if Self.isRecording {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      throw SnapshotError.recorded(path: path)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotError.missing(path: path, actual: actual)
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard Array(expected.utf8) == Array(actual.utf8) else {
      throw SnapshotError.different(
        path: path,
        difference: LineDifference.describe(
          expected: LineDifference.lines(of: expected), actual: LineDifference.lines(of: actual)))
    }
  }
}
