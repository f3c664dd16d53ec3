import CommandKit
import PosseModel

/// What is told about a value of a list.
enum ValueColumn: String, CaseIterable, RowColumn {
  case value, people, log
  case isDefault = "default"
  case country, state, zip, city

  /// What is told about the values of a list.
  static func columns(of kind: ValueKind) -> [ValueColumn] {
    usual(of: kind) + (kind == .place ? [.country, .state, .zip, .city] : [])
  }

  /// What tables and lines for other programs show.
  static func usual(of kind: ValueKind) -> [ValueColumn] {
    [.value, .people] + (kind.isLogged ? [.log] : []) + [.isDefault]
  }

  var title: String { rawValue }

  var alignment: TextTable.Alignment { self == .people || self == .log ? .right : .left }

  var shrinkPriority: Int { self == .value ? 3 : 1 }

  func text(of value: ListedValue) -> String? {
    switch self {
    case .value: value.text
    case .people: String(value.people)
    case .log: String(value.logEntries)
    case .isDefault: String(value.isDefault)
    case .country: value.place?.country
    case .state: value.place?.state
    case .zip: value.place?.zip
    case .city: value.place?.city
    }
  }

  func tableText(of value: ListedValue) -> String? {
    self == .isDefault ? (value.isDefault ? "yes" : nil) : text(of: value)
  }

  func json(of value: ListedValue) -> JSONText {
    switch self {
    case .people: .integer(Int64(value.people))
    case .log: .integer(Int64(value.logEntries))
    case .isDefault: .bool(value.isDefault)
    default: text(of: value).map { .text($0) } ?? .null
    }
  }
}
