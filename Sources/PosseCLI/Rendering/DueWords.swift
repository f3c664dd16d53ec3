import Chronology
import PosseModel
import PosseStore

/// Deadlines as people read them: what is overdue is said in words, never by colour alone.
enum DueWords {
  /// The due date of a person and whether it has passed; the row must tell who is captured.
  static func text(of row: FugitiveRow, now: Instant) -> String {
    let text = row[.due].displayText
    return isOverdue(row, now: now) ? "\(text) overdue" : text
  }

  /// Whether the deadline has passed for someone who is still at large.
  static func isOverdue(_ row: FugitiveRow, now: Instant) -> Bool {
    guard case .moment(let moment) = row[.due], row[.captured] != .bool(true) else { return false }
    return moment.isPast(now: now)
  }
}
