package import FileSystem
import SQLite

extension Book {
  /// Looks for people in the copies of the book that were made beside it before changes of the schema.
  ///
  /// The copies are only read.
  ///
  /// - Parameter uuids: The people.
  /// - Returns: The copies that hold one of them or cannot be looked into, in order of their names.
  package func copies(holding uuids: [String]) -> [SuspectCopy] {
    let name = path.lastComponent.bytes
    // A folder that cannot be listed has no copies to warn of either.
    let entries = (try? Folder.entries(of: path.parent)) ?? []
    return entries.filter { entry in
      entry.bytes.starts(with: name + Array(".v".utf8))
        && entry.bytes.suffix(4).elementsEqual(".bak".utf8)
    }.compactMap { entry in
      let copy = path.parent.appending(entry)
      do {
        return try Self.holds(copy, uuids) ? SuspectCopy(path: copy, isReadable: true) : nil
      } catch {
        return SuspectCopy(path: copy, isReadable: false)
      }
    }
  }

  private static func holds(
    _ copy: FilePath, _ uuids: [String]
  ) throws(DatabaseError) -> Bool {
    let connection = try Connection(
      path: copy.bytes, access: .readOnly, busyTimeoutMilliseconds: 100)
    for uuid in uuids {
      let found = try connection.firstInt("SELECT 1 FROM fugitive WHERE uuid = \(uuid)")
      if found != nil { return true }
    }
    return false
  }
}

/// A copy of the book that holds somebody who was purged, or may do so.
package struct SuspectCopy: Hashable, Sendable {
  /// Where it lies.
  package let path: FilePath
  /// Whether it could be looked into; then it does hold somebody.
  package let isReadable: Bool
}
