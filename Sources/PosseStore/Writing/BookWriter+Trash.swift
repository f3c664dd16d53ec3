import Chronology
package import PosseModel
import SQLite

extension BookWriter {
  /// Puts people in the trash; returns those who were not there before.
  package func trash(_ ids: [FugitiveID]) throws(StoreError) -> [FugitiveID] {
    try setTrashed(ids, to: now.microseconds)
  }

  /// Takes people out of the trash; returns those who were there before.
  package func restore(_ ids: [FugitiveID]) throws(StoreError) -> [FugitiveID] {
    try setTrashed(ids, to: nil)
  }

  private func setTrashed(
    _ ids: [FugitiveID], to time: Int64?
  ) throws(StoreError) -> [FugitiveID] {
    var changed: [FugitiveID] = []
    for id in ids {
      let isTrashed = try reader.isTrashed(id)
      guard isTrashed != (time != nil) else { continue }
      try execute("UPDATE fugitive SET trashed = \(time) WHERE id = \(id.number)")
      try touch(id)
      changed.append(id)
    }
    return changed
  }
}

extension BookReader {
  /// Tells whether a fugitive lies in the trash.
  package func isTrashed(_ id: FugitiveID) throws(StoreError) -> Bool {
    try firstRow("SELECT trashed IS NOT NULL FROM fugitive WHERE id = \(id.number)") {
      row throws(DatabaseError) in try row.int(0) == 1
    } ?? false
  }
}
