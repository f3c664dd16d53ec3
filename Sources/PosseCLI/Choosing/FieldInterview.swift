import CommandKit
import PosseModel
import PosseStore

/// Questions for the fields of one person, one after the other.
///
/// What is wrong is said with its reason and asked for again; an empty line leaves a field as it is, with what was
/// answered before if the questions are gone through again. Must be used outside of transactions, as nobody
/// knows how long the user takes.
struct FieldInterview {
  /// Whom it is about.
  var owner: String
  let book: Book
  let context: Context
  /// What reads the answers.
  let reader: FieldReader
  /// What the answers are changes of.
  private(set) var form: FugitiveForm
  /// What was said beforehand and answered so far.
  private(set) var edits: [FugitiveEdit]
  /// The fields that were chosen for already.
  private var chosen: Set<FugitiveField> = []
  /// The bounty as it was typed, for its currency is asked for apart.
  var typedBounty: String?

  init(
    about owner: String, form: FugitiveForm, given: FugitiveEdits, reader: FieldReader? = nil,
    _ book: Book, in context: Context
  ) {
    self.owner = owner
    self.form = form
    self.book = book
    self.context = context
    self.reader = reader ?? context.fieldReader
    edits = given.edits
  }

  /// The fields that are asked for, in their order; parts of a place come with the place.
  static func fields(ofCapture: Bool) -> [FugitiveField] {
    FugitiveField.allCases.filter { field in
      if case .placePart = field.kind { return false }
      return field.isSettable && field != .name && (ofCapture || !field.belongsToCapture)
    }
  }

  /// Asks for the name of someone new; Enter keeps the one that was answered before.
  static func name(now: String? = nil, in context: Context) throws(Failure) -> String {
    while true {
      guard let text = try line(Wording.askName(now: now), in: context) else {
        if let now { return now }
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
          FieldChoices.Asked(field: field), [value(of: field)], owner,
          isAnswered: chosen.contains(field), book, in: context)
        chosen.insert(field)
        if let edit { answer(edit) }
      default: if let edit = try askLine(field) { answer(edit) }
      }
    }
  }

  /// What a field will hold.
  func value(of field: FugitiveField) -> FieldValue {
    edits.filter { $0.field == field }.reduce(before(field)) { $1.operation.applied(to: $0) }
  }

  /// What a field held before.
  private func before(_ field: FugitiveField) -> FieldValue {
    if field == .currency {
      guard case .money(let money) = value(of: .bounty) else { return .null }
      return .currency(money.currency)
    }
    return form.value(of: field) ?? .null
  }

  /// Takes an answer in place of whatever was said about the field; what leaves it as it was is none.
  mutating func answer(_ edit: FugitiveEdit) {
    forget(edit.field)
    if edit.operation.applied(to: before(edit.field)) != before(edit.field) { edits.append(edit) }
  }

  /// Leaves a field as it was, and with it what only goes with it.
  mutating func forget(_ field: FugitiveField) {
    edits.removeAll { edit in
      if edit.field == field { return true }
      if field == .bounty { return edit.field == .currency }
      if field == .place, case .placePart = edit.field.kind { return true }
      return false
    }
  }

  /// Goes on from what the book holds now, with all answers but those about a capture that is no more.
  mutating func rebase(on form: FugitiveForm) {
    self.form = form
    edits.removeAll { $0.field.belongsToCapture && form.value(of: $0.field) == nil }
  }
}

extension FugitiveEdits {
  /// The fields of some that nothing is said about yet; a part of a place speaks for all of it.
  func unsaid(among fields: [FugitiveField]) -> [FugitiveField] {
    let named = Set(edits.map(\.field))
    return fields.filter { field in
      if field == .place, !placeParts.isEmpty { return false }
      if field == .currency, named.contains(.bounty) { return false }
      return !named.contains(field)
    }
  }
}

extension FugitiveEdit.Operation {
  /// What becomes of a value.
  func applied(to value: FieldValue) -> FieldValue {
    let present: [String] = if case .texts(let texts) = value { texts } else { [] }
    switch self {
    case .set(let value): return value
    case .clear:
      guard case .texts = value else { return .null }
      return .texts([])
    case .add(let items): return .texts(present + items.filter { !present.contains($0) })
    case .remove(let items): return .texts(present.filter { !items.contains($0) })
    }
  }
}
