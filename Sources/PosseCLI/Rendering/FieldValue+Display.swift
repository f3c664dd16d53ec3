import Chronology
import PosseModel

extension FieldValue {
  /// The value as people read it in tables and dossiers, not yet made safe for a terminal.
  var displayText: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .text(let text): text
    case .money(let money): money.displayText
    case .currency(let code): code.text
    case .degrees(let degrees): degrees.machineText
    case .bool(let value): value ? "yes" : "no"
    case .moment(let moment): moment.displayDay()
    case .partialDate(let date): date.machineText
    case .place(let place): place.displayText
    case .texts(let texts): texts.joined(separator: ",")
    case .photos(let photos): photos.map(\.id.description).joined(separator: ",")
    case .log(let entries): String(entries.count)
    case .sources(let sources): sources.map(\.reference).joined(separator: ",")
    }
  }
}
