import CommandKit
import PosseModel
import PosseStore

extension Finding {
  /// The finding as an object.
  func json(in report: CheckReport) -> JSONText {
    .object([
      ("kind", .text(kind)),
      ("table", table.map { .text($0) } ?? .null),
      ("row", row.map { .integer($0) } ?? .null),
      ("fugitive", fugitive.map { .integer($0.number) } ?? .null),
      ("message", .text(CheckWording.line(self).text)),
      ("fixable", .bool(isFixable)),
      ("fixed", .bool(report.fixed.contains(self))),
    ])
  }
}
