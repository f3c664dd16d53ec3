import Chronology
package import PosseModel

/// Entries of the log in the order of time.
///
/// A day, month or year comes where it begins in the process's zone, save that a capture or a release is not put
/// before the one that was written before it if it may have been later. Entries without a date come last, and the
/// number decides what is left.
package enum LogChronology {
  /// Returns entries in the order of time.
  package static func sorted(_ entries: [LogEntry]) -> [LogEntry] {
    sorted(entries, isDescending: false) { $0 }
  }

  /// Returns what goes with entries in their order, or with the latest first.
  static func sorted<Element>(
    _ elements: [Element], isDescending: Bool, entry: (Element) -> LogEntry
  ) -> [Element] {
    let entries = elements.map(entry)
    let instants = instants(of: entries)
    return elements.indices.sorted { left, right in
      switch (instants[left], instants[right]) {
      case (let first?, let second?) where first != second:
        isDescending ? first > second : first < second
      case (_?, nil): true
      case (nil, _?): false
      default: entries[left].id.number < entries[right].id.number
      }
    }.map { elements[$0] }
  }

  private static func instants(of entries: [LogEntry]) -> [Instant?] {
    var instants = entries.map { $0.date?.start }
    let turns = entries.indices.filter { entries[$0].action.isReserved }
      .sorted { entries[$0].id.number < entries[$1].id.number }
    var last: [FugitiveID: Instant] = [:]
    for turn in turns {
      guard let date = entries[turn].date, let start = instants[turn] else { continue }
      let person = entries[turn].fugitive
      if let previous = last[person], start < previous, let period = DatePeriod(date),
        previous < period.next
      {
        instants[turn] = previous
      }
      last[person] = instants[turn]
    }
    return instants
  }
}
