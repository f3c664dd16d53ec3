import Chronology
import PosseModel

extension FieldValue {
  /// The value as JSON.
  ///
  /// Dates, money and places are texts as machines read them; lists are arrays, records objects with the
  /// names of their fields as keys.
  var json: JSONText {
    switch self {
    case .null: .null
    case .integer(let number): .integer(number)
    case .text(let text): .text(text)
    case .money(let money): .text(money.machineText)
    case .currency(let code): .text(code.text)
    case .degrees(let degrees): .number(degrees.machineText)
    case .bool(let value): .bool(value)
    case .moment(let moment): .text(moment.machineText)
    case .partialDate(let date): .text(date.machineText)
    case .place(let place): .text(place.machineText)
    case .texts(let texts): .array(texts.map { .text($0) })
    case .photos(let photos): .array(photos.map(\.json))
    case .log(let entries): .array(entries.map(\.json))
    case .sources(let sources): .array(sources.map(\.json))
    }
  }
}

extension Photo {
  /// The facts as an object with the names of the fields as keys.
  var json: JSONText {
    .object(PhotoField.allCases.map { ($0.rawValue, value(of: $0).json) })
  }
}

extension LogEntry {
  /// The entry as an object with the names of the fields as keys.
  var json: JSONText {
    .object(LogField.allCases.map { ($0.rawValue, value(of: $0).json) })
  }
}

extension SourceRecord {
  /// The source as an object with the names of the fields as keys.
  var json: JSONText {
    .object(SourceField.allCases.map { ($0.rawValue, value(of: $0).json) })
  }
}
