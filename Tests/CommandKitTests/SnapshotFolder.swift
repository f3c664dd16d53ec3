import TestSupport

/// The snapshots of this target, in `Snapshots` beside this file.
enum SnapshotFolder {
  static func check(_ name: String, _ text: String) throws {
    try Snapshot(name, beside: #filePath).check(text)
  }
}
