import CommandKit
import PosseModel

/// What is said of changes of log entries that cannot be made.
extension ValueWording {
  static func logEntry(_ text: String) -> TerminalLine {
    "\(quoted: text) is no entry of the log; write its number as l12, see posse log list"
  }

  static func logEdit(_ error: LogEditError, subject: String?) -> TerminalLine {
    func of(_ field: LogField) -> TerminalLine { "\(subject ?? field.rawValue): " }
    switch error {
    case .unknownField(let name, let suggestion):
      let fields = LogEdit.settableFields.map(\.rawValue).joined(separator: ", ")
      guard let suggestion else {
        return "unknown field \(quoted: name); an entry takes \(fields)"
      }
      return "unknown field \(quoted: name); did you mean \(quoted: suggestion)? It takes \(fields)"
    case .missingOperator(let text): return "\(quoted: text): no change; write FIELD=VALUE"
    case .notSettable(let field):
      return of(field) + "is kept by the book itself; change another field"
    case .notAList(let field):
      return of(field) + "holds one value; write \(field.rawValue)=VALUE"
    case .notClearable(let field): return of(field) + "cannot be empty; write another value"
    case .emptyValue(let field):
      let isClearable = LogEdit.clearableFields.contains(field)
      return of(field)
        + (isClearable
          ? "the value is empty; use --clear \(field.rawValue) to empty it"
          : "the value is empty; write one")
    case .questionMark(let field): return of(field) + "'?' is no value; write the value itself"
    case .repeated(let field): return of(field) + "is named twice; name it once"
    case .text(let field, let error): return of(field) + text(error)
    case .lineBreak(let field): return of(field) + "has several lines; write one, and a note"
    case .badBool(let field, let text):
      return of(field) + "\(quoted: text) is neither yes nor no; write one of them"
    case .place(let error): return of(.place) + place(error)
    case .date(let error): return of(.date) + date(error)
    case .futureDate(let text): return of(.date) + future(text)
    case .reservedAction(let action):
      return of(.action)
        + "\(quoted: action.text) is written by posse \(action.text); use that command"
    }
  }
}
