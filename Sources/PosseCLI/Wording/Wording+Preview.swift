import CommandKit
import PosseModel

extension Wording {
  /// What changes would do to anybody, such as `tags −cold +archive, due → (none)`.
  static func preview(of edits: FugitiveEdits) -> TerminalLine {
    var fields: [FugitiveField] = []
    for edit in edits.edits where !fields.contains(edit.field) { fields.append(edit.field) }
    let parts = fields.map { field in
      let operations = edits.edits.filter { $0.field == field }.map(\.operation)
      return "\(trusted: field.name) " + preview(of: operations)
    }
    return .joined(parts, separator: ", ")
  }

  private static func preview(of operations: [FugitiveEdit.Operation]) -> TerminalLine {
    var gone: [TerminalLine] = []
    var new: [TerminalLine] = []
    for operation in operations {
      switch operation {
      case .set(let value): return "→ \(short: text(of: value))"
      case .clear: return "→ \(trusted: noValue)"
      case .add(let items): new += items.map { "+\(short: $0)" }
      case .remove(let items): gone += items.map { "−\(short: $0)" }
      }
    }
    return .joined(gone + new, separator: " ")
  }
}
