import Chronology
import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// How a book stands, on one screen.
struct SummaryPage {
  private let summary: BookSummary
  private let due: [FugitiveRow]
  private let dueCount: Int
  private let lastChange: StepSummary?
  private let now: Instant

  /// How far ahead a deadline is near.
  private static let horizon = CalendarSpan(count: 14, unit: .day)
  private static let shownDeadlines = 5

  init(_ reader: BookReader, now: Instant) throws(StoreError) {
    self.now = now
    summary = try reader.summary()
    lastChange = try reader.lastChange()
    var query = FugitiveQuery()
    query.isCaptured = false
    query.dueBy = Self.horizon?.added(to: now) ?? now
    query.order = [.urgency(at: now)]
    dueCount = try reader.count(query)
    query.limit = Self.shownDeadlines
    due = try reader.list(query, fields: [.name, .due, .captured])
  }

  /// What is said when there is no book; only `init` makes one at a path that was named.
  static func start(at path: FilePath, isDefault: Bool) -> [TerminalLine] {
    guard !isDefault else { return ["There is nobody in the book yet.", ""] + firstCommands }
    let how: TerminalLine = "  posse init                                make the book"
    return ["\(bytes: path.bytes): there is no book yet.", "", how] + firstCommands
  }

  private static let firstCommands: [TerminalLine] = [
    "  posse add 'Jesse James' --bounty 10000    add a person",
    "  posse photo add 1 portrait.jpg            attach a photo",
    "  posse capture 1                           mark a capture",
    "  posse help                                every command",
  ]

  var lines: [TerminalLine] {
    guard summary.atLarge + summary.captured > 0 else {
      var lines: [TerminalLine] = ["There is nobody in the book yet.", ""]
      if summary.trashed > 0 {
        lines = [
          "Nobody is in the book but in the trash: \(summary.trashed).", "",
          "  posse list --trashed                      who is in the trash",
        ]
      }
      return lines + Self.firstCommands
    }
    var lines: [TerminalLine] = [counts]
    if !summary.outstanding.isEmpty {
      lines.append("Offered for those at large: \(summary.outstanding.displayText)")
    }
    if let lastChange { lines.append(Wording.lastChange(lastChange, now: now)) }
    lines += deadlines
    lines += [
      "",
      "  posse list --captured    who is captured",
      "  posse show REF           all about one person",
      "  posse capture REF        mark a capture",
      "  posse help               every command",
    ]
    return lines
  }

  private var counts: TerminalLine {
    var parts: [TerminalLine] = [
      "\(summary.atLarge) at large", "\(summary.captured) captured",
      summary.photos == 1 ? "1 photo" : "\(summary.photos) photos",
    ]
    if summary.trashed > 0 { parts.append("\(summary.trashed) in the trash") }
    return TerminalLine.joined(parts, separator: " · ")
  }

  private var deadlines: [TerminalLine] {
    guard !due.isEmpty else { return [] }
    var lines: [TerminalLine] = ["", "Due within 14 days or overdue, of those at large:"]
    for row in due {
      guard case .moment(let moment) = row[.due] else { continue }
      let mark: TerminalLine = DueWords.isOverdue(row, now: now) ? "  overdue" : ""
      let day = moment.displayDay()
      let padding = String(repeating: " ", count: max(0, 10 - day.count))
      lines.append(
        "  \(day)\(trusted: padding)  #\(row.id.number) \(short: row[.name].displayText)" + mark)
    }
    // Without --at-large the list shows captured people as well.
    let command: TerminalLine = "see posse list --due 14d --at-large"
    let rest = dueCount - due.count
    return lines + [rest > 0 ? "  and \(rest) more; " + command : "  " + command]
  }
}
