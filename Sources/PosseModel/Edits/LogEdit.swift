package import Chronology
import UnicodeText

/// One requested change of one field of a log entry.
package struct LogEdit: Hashable, Sendable {
  /// The field, one of ``settableFields``.
  package let field: LogField
  /// The new value; null empties the field.
  package let value: FieldValue
  /// Whether the value was a local time that occurs twice, of which the first was taken.
  package let isAmbiguousLocalTime: Bool

  /// Creates a change of a value that is already checked.
  package init(_ field: LogField, _ value: FieldValue, isAmbiguousLocalTime: Bool = false) {
    self.field = field
    self.value = value
    self.isAmbiguousLocalTime = isAmbiguousLocalTime
  }

  /// The fields that people can set.
  package static let settableFields: [LogField] = [
    .action, .date, .agent, .place, .reason, .note, .private,
  ]

  /// The fields that people can empty.
  package static let clearableFields: [LogField] = [.date, .agent, .place, .reason, .note]

  /// Reads `FIELD=VALUE` at an instant that is now.
  ///
  /// A date said to be `unknown` empties the field. Throws the ``LogEditError`` that names what is
  /// wrong.
  package init(parsing text: String, now: Instant) throws(LogEditError) {
    let scalars = text.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else {
      throw .missingOperator(text: Excerpt.of(text))
    }
    var name = scalars[..<equals]
    if name.last == "+" || name.last == "-" {
      name.removeLast()
      throw .notAList(try Self.field(named: String(name)))
    }
    let field = try Self.field(named: String(name))
    let value = String(scalars[scalars.index(after: equals)...])
    guard value != "?" else { throw .questionMark(field) }
    guard !Blank.isBlank(value) || value.utf8.contains(0) else { throw .emptyValue(field) }
    try self.init(field, reading: value, now: now)
  }

  /// Reads the field of `--clear FIELD`.
  ///
  /// Throws ``LogEditError`` when there is no such field or it cannot be emptied.
  package init(clearing name: String) throws(LogEditError) {
    let field = try Self.field(named: name)
    guard Self.clearableFields.contains(field) else { throw .notClearable(field) }
    self.init(field, .null)
  }

  /// Reads all changes of one request; throws ``LogEditError`` also when a field is named twice.
  package static func reading(
    assignments: [String], clearing: [String], now: Instant
  ) throws(LogEditError) -> [LogEdit] {
    var edits: [LogEdit] = []
    for text in assignments { edits.append(try LogEdit(parsing: text, now: now)) }
    for name in clearing { edits.append(try LogEdit(clearing: name)) }
    var named: Set<LogField> = []
    for edit in edits where !named.insert(edit.field).inserted { throw .repeated(edit.field) }
    return edits
  }

  private init(_ field: LogField, reading text: String, now: Instant) throws(LogEditError) {
    switch field {
    case .action:
      self.init(field, .text(try Self.action(text).text))
    case .agent: self.init(field, .text(try Self.text(text, field, .agent)))
    case .reason: self.init(field, .text(try Self.text(text, field, .reason)))
    case .note: self.init(field, .text(try Self.text(text, field, .note)))
    case .place:
      do {
        self.init(field, .place(try PlaceValue(parsing: text)))
      } catch {
        throw .place(error)
      }
    case .private: self.init(field, .bool(try Self.bool(text, field)))
    case .date: try self.init(readingDate: text, now: now)
    case .id, .lat, .lon, .photo: throw .notSettable(field)
    }
  }

  /// Reads the words of an action: one line, and none that only a command writes.
  ///
  /// Those with a meaning are known in any case and with any accents.
  /// Throws ``LogEditError/text(_:_:)``, ``LogEditError/lineBreak(_:)`` or
  /// ``LogEditError/reservedAction(_:)``.
  package static func action(_ text: String) throws(LogEditError) -> LogAction {
    let words = try Self.text(text, .action, .action)
    guard !words.contains(where: \.isNewline) else { throw .lineBreak(.action) }
    let folded = Folding.folded(words)
    let action =
      [.capture, .release, .sighting].first { $0.text == folded } ?? LogAction(stored: words)
    guard !action.isReserved else { throw .reservedAction(action) }
    return action
  }

  private init(readingDate text: String, now: Instant) throws(LogEditError) {
    let reading: DateReading
    do {
      reading = try DateGrammar(now: now).read(text)
    } catch {
      throw .date(error)
    }
    switch reading {
    case .unknown: self.init(.date, .null)
    case .moment(let moment, let isAmbiguous):
      guard !moment.isFuture(now: now) else { throw .futureDate(text: Excerpt.of(text)) }
      self.init(.date, .moment(moment), isAmbiguousLocalTime: isAmbiguous)
    }
  }

  private static func field(named name: String) throws(LogEditError) -> LogField {
    guard let field = LogField(rawValue: name) else {
      let known = settableFields.map(\.rawValue)
      throw .unknownField(
        name: Excerpt.of(name),
        suggestion: NearNames.nearest(to: name, among: known, limit: 2).first)
    }
    guard settableFields.contains(field) else { throw .notSettable(field) }
    return field
  }

  private static func text(
    _ text: String, _ field: LogField, _ rule: TextField
  ) throws(LogEditError) -> String {
    do {
      return try rule.validated(text)
    } catch {
      throw .text(field, error)
    }
  }

  private static func bool(_ text: String, _ field: LogField) throws(LogEditError) -> Bool {
    switch String(Blank.trimmed(text)).lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: throw .badBool(field, text: Excerpt.of(text))
    }
  }
}
