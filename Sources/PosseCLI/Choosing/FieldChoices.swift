import CommandKit
import PosseModel
import PosseStore

/// The fields of people that somebody wants to choose values for, as `agent=?` and `place=TX` ask it.
struct FieldChoices {
  /// One field, and for places what they are narrowed to.
  struct Asked: Hashable {
    let field: FugitiveField
    var area: PlaceArea?
  }

  private(set) var asked: [Asked] = []
  /// The changes that ask for nothing.
  private(set) var others: [String] = []

  var isEmpty: Bool { asked.isEmpty }

  /// Parts changes into those that ask for a choice and those that do not.
  ///
  /// A state alone asks for more where somebody can be asked, and stays a place by itself elsewhere.
  init(_ assignments: [String], in context: Context) throws(Failure) {
    for text in assignments {
      guard let equals = text.unicodeScalars.firstIndex(of: "="),
        let field = FugitiveField(rawValue: String(text[..<equals])), field.valueKind != nil
      else {
        others.append(text)
        continue
      }
      let value = String(text.unicodeScalars[equals...].dropFirst())
      if value == "?" {
        guard context.console.canAsk else {
          throw .cannotChoose(field.name, instead: Self.instead(of: field))
        }
        asked.append(Asked(field: field))
      } else if field.valueKind == .place, context.console.canAsk,
        let place = try? Place(parsing: value), let area = PlaceArea(of: place),
        case .state = area, place == area.place
      {
        asked.append(Asked(field: field, area: area))
      } else {
        others.append(text)
      }
    }
  }

  /// The changes, with those that are still to be chosen as if they emptied their fields, to be judged beforehand.
  func provisional(_ edits: FugitiveEdits) throws(Failure) -> FugitiveEdits {
    try joined(edits, asked.map { FugitiveEdit($0.field, .clear) })
  }

  /// Asks for a value of each field, one after the other, for all people at once.
  ///
  /// Must be called outside of transactions, as nobody knows how long the user takes.
  func answers(
    for people: [PersonName], _ book: Book, in context: Context
  ) throws(Failure) -> FieldAnswers {
    let fields = asked.map(\.field)
    let rows = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in
        try reader.values(of: fields, for: people.map(\.id))
      }
    }
    var edits: [FugitiveEdit] = []
    for asked in asked {
      let values = people.compactMap { rows[$0.id]?[asked.field] }
      let edit = try Self.choose(asked, values, Wording.people(people), book, in: context)
      if let edit { edits.append(edit) }
    }
    return FieldAnswers(fields: fields, shown: rows, edits: edits)
  }

  /// Joins changes that were written with those that were chosen.
  func joined(
    _ edits: FugitiveEdits, _ chosen: [FugitiveEdit]
  ) throws(Failure) -> FugitiveEdits {
    do {
      return try FugitiveEdits(edits.edits + chosen)
    } catch {
      throw .field(error, flag: nil)
    }
  }

  /// Asks for one field of people who have these values; nil when it stays as it is.
  static func choose(
    _ asked: Asked, _ values: [FieldValue], _ owner: String, _ book: Book, in context: Context
  ) throws(Failure) -> FugitiveEdit? {
    let field = asked.field
    guard let kind = field.valueKind else { return nil }
    let isShared = Set(values).count <= 1
    let subject = ChoiceSubject(
      title: Wording.title(of: field), owner: owner, kind: kind, isList: field.kind.isList,
      present: isShared ? values.first?.choices ?? [] : [], isMixed: !isShared,
      read: { text throws(Failure) in try Self.read(text, field, context) })
    let choice =
      kind == .place
      ? try PlacePicking(subject: subject, book: book, context: context).choose(in: asked.area)
      : try ValuePicking(subject: subject, book: book, context: context).choose()
    switch choice {
    case .keep: return nil
    case .clear: return FugitiveEdit(field, .clear)
    case .values(let texts):
      if field.kind.isList { return FugitiveEdit(field, .set(.texts(texts))) }
      guard let text = texts.first else { return nil }
      guard kind == .place else { return FugitiveEdit(field, .set(.text(text))) }
      do {
        return FugitiveEdit(field, .set(.place(try PlaceValue(stored: text))))
      } catch {
        throw .field(.place(field, error), flag: nil)
      }
    }
  }

  private static func read(
    _ text: String, _ field: FugitiveField, _ context: Context
  ) throws(Failure) -> String {
    do {
      if field.kind.isList { return try context.fieldReader.readItem(text, for: field) }
      return try context.fieldReader.read(text, for: field).value.pipedText
    } catch {
      throw .field(error, flag: nil)
    }
  }

  private static func instead(of field: FugitiveField) -> String {
    field.kind.isList
      ? "\(field.name)=\(field.singularFlag.uppercased())"
      : "\(field.name)=\(FieldWords.valueName(of: field))"
  }
}

/// What was chosen for fields of people.
struct FieldAnswers {
  fileprivate(set) var fields: [FugitiveField] = []
  /// What people had when the choices were shown.
  fileprivate(set) var shown: [FugitiveID: FugitiveRow] = [:]
  fileprivate(set) var edits: [FugitiveEdit] = []

  /// Refuses when a field that was chosen for is no longer as it was shown.
  func confirm(_ ids: [FugitiveID], _ reader: BookReader) throws(Failure) {
    guard !fields.isEmpty else { return }
    let present = try storing { () throws(StoreError) in try reader.values(of: fields, for: ids) }
    for id in ids {
      for field in fields where present[id]?[field] != shown[id]?[field] {
        throw .store(.changedMeanwhile(id))
      }
    }
  }
}

extension FugitiveField {
  /// The list that the values of the field come from, if they can be chosen.
  var valueKind: ValueKind? {
    switch self {
    case .agent, .capturedBy: .agent
    case .offenses: .offense
    case .tags: .tag
    case .place, .capturedPlace, .lastSeenPlace: .place
    default: nil
    }
  }
}

extension FieldKind {
  /// Whether a value of the field is a list of texts.
  var isList: Bool { if case .texts = self { true } else { false } }
}

extension FieldValue {
  /// The values of a list that the value of a field stands for.
  fileprivate var choices: [String] {
    switch self {
    case .null: []
    case .texts(let texts): texts
    default: [pipedText]
    }
  }
}
