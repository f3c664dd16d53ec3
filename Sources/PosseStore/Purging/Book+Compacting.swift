import FileSystem
import SQLite

extension Book {
  /// Deletes the bytes that nothing names any more, then makes the file as small as it can be.
  ///
  /// No tracked row changes, so the history gets no entry.
  ///
  /// - Throws: `StoreError.notShrunk` when only the second part failed; otherwise nothing was changed.
  package func compact(_ entry: ChangeEntry) throws(StoreError) -> Compaction {
    let before = try translating { () throws(DatabaseError) in try connection.byteCount() }
    let blobs = try write(entry) { writer throws(StoreError) in
      try translating { () throws(DatabaseError) in try UnnamedBlobs(connection).collect() }
    }
    do {
      try connection.vacuum(spillingInto: path.parent.text)
    } catch {
      throw .notShrunk(path, StoreError.ShrinkProblem(error, path))
    }
    let after = try translating { () throws(DatabaseError) in try connection.byteCount() }
    return Compaction(blobs: blobs, freedBytes: max(0, before - after))
  }
}

/// What making a book smaller brought.
package struct Compaction: Hashable, Sendable {
  /// The bytes that nothing named.
  package let blobs: CollectedBlobs
  /// By how many bytes the file is smaller.
  package let freedBytes: Int64
}

extension StoreError.ShrinkProblem {
  fileprivate init(_ error: DatabaseError, _ path: FilePath) {
    self =
      switch error.code.primary {
      case .full: .noSpace
      case .busy, .locked: .locked(LockHolder.find(database: path))
      default: .database(error)
      }
  }
}

extension FilePath {
  /// The path as text, where it is any.
  fileprivate var text: String? { String(validating: bytes, as: UTF8.self) }
}
