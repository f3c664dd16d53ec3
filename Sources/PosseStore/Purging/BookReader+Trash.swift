package import Chronology
package import PosseModel
import SQLite

extension BookReader {
  /// Returns who lies in the trash and since when, in order of their numbers.
  package func trash() throws(StoreError) -> [TrashedPerson] {
    try rows(
      "SELECT id, name, trashed FROM fugitive WHERE trashed IS NOT NULL ORDER BY id"
    ) { row throws(DatabaseError) in
      TrashedPerson(
        id: FugitiveID(try row.int(0)), name: try row.text(1),
        since: Instant(microseconds: try row.int(2)))
    }
  }
}

/// Somebody in the trash.
package struct TrashedPerson: Hashable, Sendable {
  /// The person.
  package let id: FugitiveID
  /// The person's name.
  package let name: String
  /// When the person was put there.
  package let since: Instant
}
