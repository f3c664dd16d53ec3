import CommandKit
import PosseModel
import PosseStore

/// Questions for the fields of one person, one after the other.
///
/// What is wrong is said with its reason and asked for again; an empty line leaves a field as it is. Must be
/// used outside of transactions, as nobody knows how long the user takes.
struct FieldInterview {
  /// Whom it is about.
  let owner: String
  /// What the person has; nil for someone new.
  let present: FugitiveRow?
  let book: Book
  let context: Context
  /// What reads the answers.
  var reader: FieldReader
  /// What was answered so far.
  private(set) var edits: [FugitiveEdit] = []
  /// The bounty as it was typed, while its currency is not settled.
  private var typedBounty: String?

  init(
    about owner: String, present: FugitiveRow? = nil, reader: FieldReader? = nil, _ book: Book,
    in context: Context
  ) {
    self.owner = owner
    self.present = present
    self.book = book
    self.context = context
    self.reader = reader ?? context.fieldReader
  }

  /// The fields that are asked for, in their order; parts of a place come with the place.
  static func fields(ofCapture: Bool) -> [FugitiveField] {
    FugitiveField.allCases.filter { field in
      if case .placePart = field.kind { return false }
      return field.isSettable && field != .name && (ofCapture || !field.belongsToCapture)
    }
  }

  /// Asks for the name of someone new.
  static func name(in context: Context) throws(Failure) -> String {
    while true {
      guard let text = try line(Wording.askName, in: context) else {
        context.console.note(Wording.nameNeeded)
        continue
      }
      do throws(Failure) {
        if let name = try CheckedText.read(text, as: .name, subject: "NAME") { return name }
      } catch {
        try context.sayAgain(error)
      }
    }
  }

  /// Asks for some fields.
  mutating func ask(_ fields: [FugitiveField]) throws(Failure) {
    for field in fields {
      switch field {
      case .bounty: try askBounty()
      case .currency: try askCurrency()
      case .lastSeenLon: try askAngle(field, beside: .lastSeenLat)
      case .capturedLon: try askAngle(field, beside: .capturedLat)
      case _ where field.valueKind != nil:
        let edit = try FieldChoices.choose(
          FieldChoices.Asked(field: field), [value(of: field)], owner, book, in: context)
        if let edit { edits.append(edit) }
      default: if let edit = try askLine(field) { edits.append(edit) }
      }
    }
  }

  private mutating func askBounty() throws(Failure) {
    var typed: String?
    guard let edit = try askLine(.bounty, typed: &typed) else { return }
    edits.append(edit)
    if case .set = edit.operation { typedBounty = typed }
  }

  /// Asks for the currency of an amount that was typed without one, or of the one that is there.
  private mutating func askCurrency() throws(Failure) {
    guard let typed = typedBounty else {
      let isSettled = edits.contains { $0.field == .bounty }
      if !isSettled, !value(of: .bounty).isNull, let edit = try askLine(.currency) {
        edits.append(edit)
      }
      return
    }
    guard !namesCurrency(typed), let edit = try askLine(.currency, now: context.currency.text),
      case .set(.currency(let code)) = edit.operation
    else { return }
    let others = edits.filter { $0.field != .bounty }
    do throws(FieldEditError) {
      let amount = try reader.defaulting(to: code).read(typed, for: .bounty)
      edits = others + [FugitiveEdit(.bounty, .set(amount.value))]
    } catch {
      throw .field(error, flag: nil)
    }
  }

  private func namesCurrency(_ text: String) -> Bool {
    let readings = ["USD", "EUR"].compactMap { CurrencyCode(known: $0) }.map { code in
      (try? reader.defaulting(to: code).read(text, for: .bounty))?.value
    }
    return Set(readings).count == 1
  }

  /// Asks for a longitude once there is a latitude; neither goes without the other.
  private mutating func askAngle(
    _ field: FugitiveField, beside other: FugitiveField
  ) throws(Failure) {
    guard !valueThen(of: other).isNull else {
      if !value(of: field).isNull { edits.append(FugitiveEdit(field, .clear)) }
      return
    }
    let isNeeded = value(of: field).isNull
    while true {
      if let edit = try askLine(field, isClearable: false) {
        edits.append(edit)
        return
      }
      guard isNeeded else { return }
      context.console.note(Wording.angleNeeded(field, beside: other))
    }
  }

  private func value(of field: FugitiveField) -> FieldValue { present?[field] ?? .null }

  /// What a field will hold.
  private func valueThen(of field: FugitiveField) -> FieldValue {
    switch edits.last(where: { $0.field == field })?.operation {
    case .set(let value): value
    case .clear: .null
    default: value(of: field)
    }
  }

  private func askLine(
    _ field: FugitiveField, now: String? = nil, isClearable: Bool = true
  ) throws(Failure) -> FugitiveEdit? {
    var typed: String?
    return try askLine(field, now: now, isClearable: isClearable, typed: &typed)
  }

  /// Asks for one field until the answer can be used; nil when it stays as it is.
  private func askLine(
    _ field: FugitiveField, now: String? = nil, isClearable: Bool = true, typed: inout String?
  ) throws(Failure) -> FugitiveEdit? {
    let present = value(of: field)
    let isEmpty = present.isNull || present == .texts([])
    let isClearable = isClearable && field.isClearable && !isEmpty
    let shown = now ?? (isEmpty ? nil : Wording.text(of: present))
    while true {
      let question = Wording.askField(field, now: shown, isClearable: isClearable)
      guard let text = try Self.line(question, in: context) else { return nil }
      if isClearable, text == "-" { return FugitiveEdit(field, .clear) }
      do {
        let reading = try reader.read(text, for: field)
        if reading.isAmbiguousLocalTime { context.console.note(Wording.ambiguousLocalTime(text)) }
        typed = text
        guard reading.value.isNull else { return FugitiveEdit(field, .set(reading.value)) }
        return isClearable ? FugitiveEdit(field, .clear) : nil
      } catch {
        try context.sayAgain(.field(error, flag: nil))
      }
    }
  }

  /// Asks for a line of text; nil when it is empty.
  private static func line(
    _ question: LineQuestion, in context: Context
  ) throws(Failure) -> String? {
    while true {
      switch context.console.ask(question) {
      case .line([]): return nil
      case .line(let bytes):
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        context.console.note(Wording.notText)
      case .cancelled, .unavailable: throw .declined
      case .interrupted: throw .interrupted
      }
    }
  }
}
