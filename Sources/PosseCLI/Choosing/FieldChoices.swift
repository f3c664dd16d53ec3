import CommandKit
import PosseModel
import PosseStore

/// The fields of people that somebody wants to choose values for, as `agent=?` and `place=TX` ask it.
struct FieldChoices {
  /// One field, and what becomes of what is chosen.
  struct Asked: Hashable {
    /// What the chosen values do to those that are there.
    enum Effect: Hashable {
      case replace
      case add
      case remove
    }

    let field: FugitiveField
    /// For places, what they are narrowed to.
    var area: PlaceArea?
    var effect = Effect.replace
  }

  private(set) var asked: [Asked] = []
  /// The changes that ask for nothing.
  private(set) var others: [String] = []
  /// The values of options that ask for nothing, by field.
  private(set) var options: [(FugitiveField, [String])] = []
  /// The tags to add and to take away that are named.
  private(set) var tagged: [String] = []
  private(set) var untagged: [String] = []

  var isEmpty: Bool { asked.isEmpty }

  /// Parts changes into those that ask for a choice and those that do not.
  ///
  /// A state alone asks for more where somebody can be asked, and stays a place by itself elsewhere.
  init(
    _ assignments: [String], tagging: [String] = [], untagging: [String] = [],
    in context: Context
  ) throws(Failure) {
    for text in assignments {
      guard let (asked, typed) = Self.asking(text, in: context) else {
        others.append(text)
        continue
      }
      try ask(asked, as: typed, instead: Self.instead(of: typed), in: context)
    }
    tagged = tagging.filter { $0 != "?" }
    if tagged != tagging {
      let asked = Asked(field: .tags, effect: .add)
      try ask(asked, as: "--tag", instead: "--tag TAG", in: context)
    }
    untagged = untagging.filter { $0 != "?" }
    if untagged != untagging {
      let asked = Asked(field: .tags, effect: .remove)
      try ask(asked, as: "--untag", instead: "--untag TAG", in: context)
    }
  }

  /// Parts the values of the options of someone new, by field, in the same way; a state alone asks for more only
  /// where that is wanted.
  init(
    options given: [(FugitiveField, [String])], narrows: Bool, in context: Context
  ) throws(Failure) {
    for (field, texts) in given {
      let isList = field.kind.isList
      let named = isList ? texts.filter { $0 != "?" } : texts.suffix(1).filter { $0 != "?" }
      if named.count < (isList ? texts.count : 1), let chosen = field.choosable {
        let flag = "--" + field.singularFlag
        try ask(
          Asked(field: chosen, effect: isList ? .add : .replace), as: flag,
          instead: flag + " " + Self.word(for: field), in: context)
        if !named.isEmpty { options.append((field, named)) }
      } else if narrows, field.valueKind == .place, let text = named.last,
        let area = context.areaToNarrow(text)
      {
        asked.append(Asked(field: field, area: area))
      } else {
        options.append((field, texts))
      }
    }
  }

  private mutating func ask(
    _ choice: Asked, as typed: String, instead: String, in context: Context
  ) throws(Failure) {
    guard context.console.canAsk else { throw .cannotChoose(typed, instead: instead) }
    // Several parts of a place are one choice.
    let isPart = choice.field == .place && !typed.hasSuffix("place")
    if !isPart || !asked.contains(choice) { asked.append(choice) }
  }

  /// What a change asks for, and what stands before its `=`; nil when it asks for nothing.
  private static func asking(
    _ text: String, in context: Context
  ) -> (asked: Asked, typed: String)? {
    guard let equals = text.unicodeScalars.firstIndex(of: "=") else { return nil }
    let typed = String(text[..<equals])
    let value = String(text.unicodeScalars[equals...].dropFirst())
    var name = typed[...]
    var effect = Asked.Effect.replace
    if let sign = name.last, sign == "+" || sign == "-" {
      effect = sign == "+" ? .add : .remove
      name.removeLast()
    }
    guard let field = FugitiveField(rawValue: String(name)), let chosen = field.choosable,
      effect == .replace || field.kind.isList
    else { return nil }
    if value == "?" { return (Asked(field: chosen, effect: effect), typed) }
    guard field.valueKind == .place, let area = context.areaToNarrow(value) else { return nil }
    return (Asked(field: field, area: area), typed)
  }

  /// The changes, with those that are still to be chosen as if they emptied their fields, to be judged beforehand.
  func provisional(_ edits: FugitiveEdits) throws(Failure) -> FugitiveEdits {
    let replaced = asked.filter { $0.effect == .replace }
    return try joined(edits, replaced.map { FugitiveEdit($0.field, .clear) })
  }

  /// Asks for what somebody new should have, and joins it with what was given.
  ///
  /// Must be called outside of transactions.
  func completed(
    _ edits: FugitiveEdits, ofNew name: String, in context: Context
  ) throws(Failure) -> FugitiveEdits {
    guard !isEmpty else { return edits }
    let book = try context.openBook(createsDefault: true)
    var chosen: [FugitiveEdit] = []
    for asked in asked {
      let edit = try Self.choose(asked, [], name, book, in: context)
      if let edit, edit.operation != .clear { chosen.append(edit) }
    }
    return try joined(edits, chosen)
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
    _ asked: Asked, _ values: [FieldValue], _ owner: String, isAnswered: Bool = false, _ book: Book,
    in context: Context
  ) throws(Failure) -> FugitiveEdit? {
    let field = asked.field
    guard let kind = field.valueKind else { return nil }
    let replaces = asked.effect == .replace
    let isShared = Set(values).count <= 1 || !replaces
    var subject = ChoiceSubject(
      title: Wording.title(of: field, asked.effect), owner: owner, kind: kind,
      isList: field.kind.isList,
      present: isShared && replaces ? values.first?.choices ?? [] : [], isMixed: !isShared,
      isClearable: replaces,
      read: { text throws(Failure) in try Self.read(text, field, context) })
    subject.isAnswered = isAnswered
    if asked.effect == .remove {
      let texts = Set(values.flatMap(\.choices))
      guard !texts.isEmpty else { return nil }
      subject.onlyOffered = texts
    }
    let choice =
      kind == .place
      ? try PlacePicking(subject: subject, book: book, context: context).choose(in: asked.area)
      : try ValuePicking(subject: subject, book: book, context: context).choose()
    switch choice {
    case .keep: return nil
    case .clear: return replaces ? FugitiveEdit(field, .clear) : nil
    case .values(let texts) where asked.effect == .add: return FugitiveEdit(field, .add(texts))
    case .values(let texts) where asked.effect == .remove:
      return FugitiveEdit(field, .remove(texts))
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

  /// What may be written instead of a change that asks, by what stands before its `=`.
  private static func instead(of typed: String) -> String {
    let field = FugitiveField(rawValue: typed.filter { $0 != "+" && $0 != "-" })
    return typed + "=" + (field.map(word) ?? "VALUE")
  }

  /// What stands for a value of a field.
  private static func word(for field: FugitiveField) -> String {
    if case .placePart(let part) = field.kind { return part.rawValue.uppercased() }
    return field.kind.isList
      ? field.singularFlag.uppercased() : FieldWords.valueName(of: field)
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

extension FugitiveField {
  /// The field that is chosen where somebody asks for this one; a part of a place is chosen with it.
  fileprivate var choosable: FugitiveField? {
    if case .placePart = kind { return .place }
    return valueKind == nil ? nil : self
  }
}

extension Context {
  /// The area in which a place is asked for; nil when the text is no state alone, or nobody can be asked.
  func areaToNarrow(_ text: String) -> PlaceArea? {
    guard console.canAsk, let place = try? Place(parsing: text), let area = PlaceArea(of: place),
      case .state = area, place == area.place
    else { return nil }
    return area
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
