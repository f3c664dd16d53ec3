import CommandKit
import PosseModel
import PosseStore

/// The line below a table: how many people, and what is offered for them.
enum ListFooter {
  /// Returns the line; `total` counts the people that a limit left out, too, and `overdue` those whose deadline
  /// has passed.
  static func line(
    for rows: [FugitiveRow], inTrash: Bool, total: Int? = nil, overdue: Int = 0
  ) -> TerminalLine {
    guard !rows.isEmpty else { return Wording.nobody }
    var totals = MoneyTotals()
    for row in rows {
      if case .money(let money) = row[.bounty] { totals.add(money) }
    }
    let captured = rows.count { $0[.captured] == .bool(true) }
    let people: TerminalLine =
      switch captured {
      case _ where inTrash: "\(rows.count) in the trash"
      case rows.count: "\(captured) captured"
      case 0: "\(rows.count) at large"
      default: "\(rows.count) people, \(captured) captured"
      }
    let late: TerminalLine = overdue == 0 ? "" : ", \(overdue) overdue"
    let sum: TerminalLine = totals.isEmpty ? "" : " · \(totals.displayText)"
    guard let total, total > rows.count else { return people + late + sum }
    return "the first \(rows.count) of \(total): " + people + late + sum
  }
}
