package import Chronology

/// The value of any field of a fugitive, a photo, a log entry or a source.
package enum FieldValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A text.
  case text(String)
  /// An amount of money.
  case money(Money)
  /// The currency of an amount.
  case currency(CurrencyCode)
  /// Degrees of latitude or longitude.
  case degrees(Degrees)
  /// True or false.
  case bool(Bool)
  /// A moment.
  case moment(Moment)
  /// A calendar date that may be known in part only.
  case partialDate(PartialDate)
  /// A place, or that it is unknown.
  case place(PlaceValue)
  /// A list of texts.
  case texts([String])
  /// The photos of a fugitive.
  case photos([Photo])
  /// The log of a fugitive.
  case log([LogEntry])
  /// Where the record was imported from.
  case sources([SourceRecord])

  /// The text of the value in pipes and tables for machines; empty for no value.
  ///
  /// Bools are `true` and `false`, money `12500.00 USD`, instants RFC 3339 in UTC, partial dates as
  /// written, lists joined as ``ListText`` joins them: photos by `p31`, log entries by action and
  /// date, sources by name, colon and key.
  package var pipedText: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .text(let text): text
    case .money(let money): money.machineTextWithCode
    case .currency(let code): code.text
    case .degrees(let degrees): degrees.machineText
    case .bool(let bool): bool ? "true" : "false"
    case .moment(let moment): moment.machineText
    case .partialDate(let date): date.machineText
    case .place(let place): place.machineText
    case .texts(let texts): ListText(texts).text
    case .photos(let photos): ListText(photos.map(\.id.description)).text
    case .log(let entries):
      ListText(entries.map { $0.action.text + ($0.date.map { " " + $0.machineText } ?? "") }).text
    case .sources(let sources): ListText(sources.map(\.reference)).text
    }
  }

  /// Whether there is no value; an empty list is one.
  package var isNull: Bool { self == .null }
}

extension FieldValue {
  init(_ number: Int64?) { self = number.map(FieldValue.integer) ?? .null }
  init(_ text: String?) { self = text.map(FieldValue.text) ?? .null }
  init(_ money: Money?) { self = money.map(FieldValue.money) ?? .null }
  init(_ degrees: Degrees?) { self = degrees.map(FieldValue.degrees) ?? .null }
  init(_ moment: Moment?) { self = moment.map(FieldValue.moment) ?? .null }
  init(_ date: PartialDate?) { self = date.map(FieldValue.partialDate) ?? .null }
  init(_ place: PlaceValue?) { self = place.map(FieldValue.place) ?? .null }
}
