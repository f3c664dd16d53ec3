package import Chronology

/// A reader of the texts that people type for fields.
package struct FieldReader: Sendable {
  private let defaultCurrency: CurrencyCode
  private let now: Instant

  /// Creates a reader for the currency of amounts that name none, and the instant that is now.
  package init(defaultCurrency: CurrencyCode, now: Instant) {
    self.defaultCurrency = defaultCurrency
    self.now = now
  }

  /// Returns a reader with another currency for amounts that name none.
  package func defaulting(to currency: CurrencyCode) -> FieldReader {
    FieldReader(defaultCurrency: currency, now: now)
  }

  /// Reads the text of a whole value: one value, or a list parted by `|`.
  ///
  /// A date said to be `unknown` is no value: ``FieldValue/null``. Throws ``FieldEditError`` when
  /// the field cannot be set, the text is blank or a lone `?`, or it is no value of the field.
  package func read(
    _ text: String, for field: FugitiveField
  ) throws(FieldEditError) -> FieldReading {
    guard field.isSettable else { throw .notSettable(field) }
    try refuseEmpty(text, field)
    switch field.kind {
    case .moment: return try readMoment(text, field)
    case .partialDate: return try readPartialDate(text, field)
    case .integer(let bounds): return FieldReading(.integer(try readInteger(text, field, bounds)))
    case .text(let rule): return FieldReading(.text(try readText(text, field, rule)))
    case .texts(let rule): return FieldReading(.texts(try readList(text, field, rule)))
    case .money: return FieldReading(.money(try readMoney(text, field)))
    case .currency: return FieldReading(.currency(try readCurrency(text, field)))
    case .degrees(let axis): return FieldReading(.degrees(try readDegrees(text, field, axis)))
    case .place: return FieldReading(.place(try readPlace(text, field)))
    case .placePart(let part): return FieldReading(.text(try readPart(text, field, part)))
    case .bool, .photos, .log, .sources: throw .notSettable(field)
    }
  }

  /// Reads one item of a list field, as `--tag` and `--alias` give it: nothing is escaped.
  ///
  /// Throws ``FieldEditError/notAList(_:)`` for any other field, and ``FieldEditError/text(_:_:)``
  /// for a bad item.
  package func readItem(
    _ text: String, for field: FugitiveField
  ) throws(FieldEditError) -> String {
    guard case .texts(let rule) = field.kind else { throw .notAList(field) }
    return try readText(text, field, rule)
  }

  /// Reads the items of a list field from its text form.
  ///
  /// Throws ``FieldEditError/notAList(_:)`` for any other field, and as ``read(_:for:)`` does for a
  /// bad text.
  package func readItems(
    _ text: String, for field: FugitiveField
  ) throws(FieldEditError) -> [String] {
    guard case .texts(let rule) = field.kind else { throw .notAList(field) }
    try refuseEmpty(text, field)
    return try readList(text, field, rule)
  }
}

/// What the text of a field means.
package struct FieldReading: Hashable, Sendable {
  /// The value.
  package let value: FieldValue
  /// Whether the text was a local time that occurs twice, of which the first was taken.
  package let isAmbiguousLocalTime: Bool

  init(_ value: FieldValue, isAmbiguousLocalTime: Bool = false) {
    self.value = value
    self.isAmbiguousLocalTime = isAmbiguousLocalTime
  }
}

extension FieldReader {
  private func refuseEmpty(_ text: String, _ field: FugitiveField) throws(FieldEditError) {
    guard text != "?" else { throw .questionMark(field) }
    // A name cannot be cleared, and NUL is worth its own message: the field's rule has both.
    guard field == .name || !Blank.isBlank(text) || text.utf8.contains(0) else {
      throw .emptyValue(field)
    }
  }

  private func readText(
    _ text: String, _ field: FugitiveField, _ rule: TextField
  ) throws(FieldEditError) -> String {
    do {
      return try rule.validated(text)
    } catch {
      throw .text(field, error)
    }
  }

  private func readList(
    _ text: String, _ field: FugitiveField, _ rule: TextField
  ) throws(FieldEditError) -> [String] {
    let list: ListText
    do {
      list = try ListText(parsing: text)
    } catch {
      throw .list(field, error)
    }
    var items: [String] = []
    for item in list.items { items.append(try readText(item, field, rule)) }
    return items
  }

  private func readInteger(
    _ text: String, _ field: FugitiveField, _ bounds: ClosedRange<Int64>
  ) throws(FieldEditError) -> Int64 {
    let digits = String(Blank.trimmed(text))
    guard case .number(let number) = DecimalDigits.read(digits.utf8), bounds.contains(number)
    else { throw .badInteger(field, text: Excerpt.of(text), bounds: bounds) }
    return number
  }

  private func readMoney(
    _ text: String, _ field: FugitiveField
  ) throws(FieldEditError) -> Money {
    do {
      return try Money(parsing: text, defaultCurrency: defaultCurrency)
    } catch {
      throw .money(field, error)
    }
  }

  private func readCurrency(
    _ text: String, _ field: FugitiveField
  ) throws(FieldEditError) -> CurrencyCode {
    let letters = Blank.trimmed(text)
    if let code = CurrencyCode(known: String(letters)) { return code }
    if letters.count == 1, let symbol = letters.first, let code = Currency.code(of: symbol) {
      return code
    }
    let code = Excerpt.of(String(letters))
    throw .money(
      field,
      .unknownCurrency(
        text: Excerpt.of(text), code: code, suggestion: Currency.suggestion(for: code)))
  }

  private func readDegrees(
    _ text: String, _ field: FugitiveField, _ axis: Degrees.Axis
  ) throws(FieldEditError) -> Degrees {
    do {
      return try Degrees(parsing: text, axis: axis)
    } catch {
      throw .degrees(field, error)
    }
  }

  private func readPlace(
    _ text: String, _ field: FugitiveField
  ) throws(FieldEditError) -> PlaceValue {
    do {
      return try PlaceValue(parsing: text)
    } catch {
      throw .place(field, error)
    }
  }

  private func readPart(
    _ text: String, _ field: FugitiveField, _ part: PlacePart
  ) throws(FieldEditError) -> String {
    do {
      return try part.validated(text)
    } catch {
      throw .place(field, error)
    }
  }

  private func readMoment(
    _ text: String, _ field: FugitiveField
  ) throws(FieldEditError) -> FieldReading {
    switch try readDate(text, field) {
    case .unknown:
      return FieldReading(.null)
    case .moment(let moment, let isAmbiguous):
      return FieldReading(.moment(moment), isAmbiguousLocalTime: isAmbiguous)
    }
  }

  private func readPartialDate(
    _ text: String, _ field: FugitiveField
  ) throws(FieldEditError) -> FieldReading {
    guard case .moment(let moment, _) = try readDate(text, field) else {
      return FieldReading(.null)
    }
    guard let date = moment.partialDate else {
      throw .timeOfDay(field, text: Excerpt.of(text))
    }
    return FieldReading(.partialDate(date))
  }

  private func readDate(
    _ text: String, _ field: FugitiveField
  ) throws(FieldEditError) -> DateReading {
    let reading: DateReading
    do {
      reading = try DateGrammar(now: now).read(text)
    } catch {
      throw .date(field, error)
    }
    if case .moment(let moment, _) = reading, !field.allowsFuture, moment.isFuture(now: now) {
      throw .futureDate(field, text: Excerpt.of(text))
    }
    return reading
  }
}
