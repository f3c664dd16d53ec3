import Chronology
import PosseModel
import SQLite

/// Row images in the words of fields.
struct ImageTranslation {
  private let reader: BookReader
  /// Names of values that stand in images of the same entry, by table and number.
  private var names: [String: [Int64: String]] = [:]

  /// One stored row image.
  struct Image {
    let table: String
    let key: Int64
    let person: FugitiveID?
    let before: [String: Value]?
    let after: [String: Value]?
  }

  /// Names of values that are in no list any more.
  private let removed: RemovedNames

  init(_ reader: BookReader, removed: RemovedNames) {
    self.reader = reader
    self.removed = removed
  }

  /// Returns what the images of one entry mean, in their order.
  mutating func changes(_ images: [Image]) throws(StoreError) -> [HistoryChange] {
    for image in images {
      guard let values = image.after ?? image.before else { continue }
      for column in ["name", "text"] {
        if case .text(let text)? = values[column] {
          names[image.table, default: [:]][image.key] = text
        }
      }
    }
    var changes: [HistoryChange] = []
    // Of an erased image nothing is left to tell.
    for image in images where image.before != nil || image.after != nil {
      changes += try self.changes(image)
    }
    return changes
  }

  private func changes(_ image: Image) throws(StoreError) -> [HistoryChange] {
    switch image.table {
    case "fugitive": return try personChanges(image)
    case "alias": return [item("aliases", image, "name")]
    case "birth": return [item("born", image, "date")]
    case "fugitive_tag": return [try named("tags", "tag", image)]
    case "fugitive_offense": return [try named("offenses", "offense", image)]
    case "photo": return photoChanges(image)
    case "log": return try logChanges(image)
    case "source": return [sourceChange(image)]
    case "place": return [item("place", image, "text")]
    case "default_value": return try defaultChanges(image)
    case "view": return viewChanges(image)
    default: return [item(image.table, image, "name")]
    }
  }

  private func personChanges(_ image: Image) throws(StoreError) -> [HistoryChange] {
    var changes: [HistoryChange] = []
    for field in FugitiveField.allCases {
      let isShown = field.isSettable || field == .captured
      guard isShown else { continue }
      let before = try value(of: field, in: image.before)
      let after = try value(of: field, in: image.after)
      guard let before = before ?? (image.before == nil ? .null : nil),
        let after = after ?? (image.after == nil ? .null : nil), before != after
      else { continue }
      // That a person who comes or goes is at large goes without saying.
      if field == .captured, image.before == nil, after == .bool(false) { continue }
      if field == .captured, image.after == nil, before == .bool(false) { continue }
      changes.append(
        HistoryChange(fugitive: image.person, field: field.name, before: before, after: after))
    }
    let columns = Set((image.before ?? [:]).keys).union((image.after ?? [:]).keys)
    if columns.contains("trashed"), image.before != nil, image.after != nil {
      changes.append(
        HistoryChange(
          fugitive: image.person, field: "trashed",
          before: .bool(image.before?["trashed"].map { $0 != .null } ?? false),
          after: .bool(image.after?["trashed"].map { $0 != .null } ?? false)))
    }
    if columns.contains("primary_photo"), image.before != nil, image.after != nil {
      changes.append(
        HistoryChange(
          fugitive: image.person, field: "photos.primary",
          before: photo(image.before?["primary_photo"]),
          after: photo(image.after?["primary_photo"])))
    }
    return changes
  }

  /// The value of a field in an image; nil when the image says nothing about it.
  private func value(
    of field: FugitiveField, in values: [String: Value]?
  ) throws(StoreError) -> FieldValue? {
    guard let values else { return nil }
    switch FieldStorage.of(field) {
    case .column(let column, _): return Self.plain(values[column], field)
    case .moment(let column):
      guard values[column] != nil else { return nil }
      return Self.moment(column, values).map { .moment($0) } ?? .null
    case .agent(let column):
      guard let value = values[column] else { return nil }
      return try name(of: value, in: "agent").map { .text($0) } ?? .null
    case .place(let column):
      guard let value = values[column] else { return nil }
      return try place(value)
    case .money:
      guard case .integer(let thousandths)? = values["bounty"],
        case .text(let code)? = values["currency"], let currency = CurrencyCode(stored: code)
      else { return values["bounty"] == nil ? nil : .null }
      return .money(Money(thousandths: thousandths, currency: currency))
    case .currency, .placePart, .birth, .list: return nil
    case .none:
      guard field == .captured, let value = values["captured"] else { return nil }
      return .bool(value == .integer(1))
    }
  }

  private static func plain(_ value: Value?, _ field: FugitiveField) -> FieldValue? {
    switch value {
    case nil: return nil
    case .integer(let number):
      if case .degrees = field.kind { return .degrees(Degrees(tenMillionths: number)) }
      return .integer(number)
    case .text(let text): return .text(text)
    default: return .null
    }
  }

  static func moment(_ column: String, _ values: [String: Value]) -> Moment? {
    guard case .integer(let microseconds)? = values[column] else { return nil }
    var offset = 0
    if case .integer(let minutes)? = values[column + "_offset"] { offset = Int(clamping: minutes) }
    var precision = DatePrecision.instant
    if case .text(let text)? = values[column + "_precision"] {
      precision = DatePrecision(rawValue: text) ?? .instant
    }
    return Moment(
      instant: Instant(microseconds: microseconds), offsetMinutes: offset, precision: precision,
      isCirca: values[column + "_circa"] == .integer(1))
  }
}

extension ImageTranslation {
  private func item(_ field: String, _ image: Image, _ column: String) -> HistoryChange {
    HistoryChange(
      fugitive: image.person, field: field, before: Self.text(image.before?[column]),
      after: Self.text(image.after?[column]))
  }

  /// A view that comes or goes by its name; of one that was replaced, what is different.
  private func viewChanges(_ image: Image) -> [HistoryChange] {
    guard image.before != nil, let after = image.after else { return [item("view", image, "name")] }
    return ["name", "predicate", "sort", "fields"].filter { after[$0] != nil }
      .map { item("view.\($0)", image, $0) }
  }

  private func named(
    _ field: String, _ table: String, _ image: Image
  ) throws(StoreError) -> HistoryChange {
    HistoryChange(
      fugitive: image.person, field: field,
      before: try name(of: image.before?[table] ?? .null, in: table).map { .text($0) } ?? .null,
      after: try name(of: image.after?[table] ?? .null, in: table).map { .text($0) } ?? .null)
  }

  private func photoChanges(_ image: Image) -> [HistoryChange] {
    if let before = image.before, let after = image.after {
      guard before["caption"] != nil || after["caption"] != nil else { return [] }
      return [item("photos.caption", image, "caption")]
    }
    let photo: FieldValue = .text(PhotoID(image.key).description)
    return [
      HistoryChange(
        fugitive: image.person, field: "photos", before: image.before == nil ? .null : photo,
        after: image.after == nil ? .null : photo)
    ]
  }

  private func logChanges(_ image: Image) throws(StoreError) -> [HistoryChange] {
    guard let before = image.before, let after = image.after else {
      return [
        HistoryChange(
          fugitive: image.person, field: "log", before: try logValue(image, image.before),
          after: try logValue(image, image.after))
      ]
    }
    var changes: [HistoryChange] = []
    for field in LogField.allCases {
      guard let old = try value(of: field, in: before), let new = try value(of: field, in: after),
        old != new
      else { continue }
      changes.append(
        HistoryChange(
          fugitive: image.person, field: "log.\(field.rawValue)", before: old, after: new))
    }
    return changes
  }

  /// The value of a field of an entry in an image; nil when the image says nothing about it.
  private func value(
    of field: LogField, in values: [String: Value]
  ) throws(StoreError) -> FieldValue? {
    guard let value = values[field.rawValue] else { return nil }
    switch (field, value) {
    case (.date, _): return Self.moment("date", values).map { .moment($0) } ?? .null
    case (.agent, _): return try name(of: value, in: "agent").map { .text($0) } ?? .null
    case (.place, _): return try place(value)
    case (.private, _): return .bool(value == .integer(1))
    case (.photo, _): return photo(value)
    case (.lat, .integer(let number)), (.lon, .integer(let number)):
      return .degrees(Degrees(tenMillionths: number))
    case (_, .text(let text)): return .text(text)
    default: return .null
    }
  }

  /// Which value of a list is offered first.
  private func defaultChanges(_ image: Image) throws(StoreError) -> [HistoryChange] {
    var changes: [HistoryChange] = []
    for list in ValueKind.allCases {
      let change = try named("\(list.rawValue).default", list.rawValue, image)
      if change.before != change.after { changes.append(change) }
    }
    return changes
  }

  private func logValue(
    _ image: Image, _ values: [String: Value]?
  ) throws(StoreError) -> FieldValue {
    guard let values else { return .null }
    func text(_ column: String) -> String? {
      if case .text(let text)? = values[column] { text } else { nil }
    }
    var entry = LogEntry(
      id: LogID(image.key), uuid: text("uuid") ?? "", fugitive: image.person ?? FugitiveID(0),
      action: LogAction(stored: text("action") ?? ""), date: Self.moment("date", values))
    entry.agent = try values["agent"].flatMap { value throws(StoreError) in
      try name(of: value, in: "agent")
    }
    if let value = values["place"], case .place(let place) = try place(value) {
      entry.place = place
    }
    if case .integer(let latitude)? = values["lat"], case .integer(let longitude)? = values["lon"] {
      entry.latitude = Degrees(tenMillionths: latitude)
      entry.longitude = Degrees(tenMillionths: longitude)
    }
    entry.reason = text("reason")
    entry.note = text("note")
    entry.isPrivate = values["private"] == .integer(1)
    if case .integer(let number)? = values["photo"] { entry.photo = PhotoID(number) }
    return .log([entry])
  }

  private func sourceChange(_ image: Image) -> HistoryChange {
    func reference(_ values: [String: Value]?) -> FieldValue {
      guard case .text(let name)? = values?["name"], case .text(let key)? = values?["key"] else {
        return .null
      }
      return .text(name + ":" + key)
    }
    return HistoryChange(
      fugitive: image.person, field: "sources", before: reference(image.before),
      after: reference(image.after))
  }

  private static func text(_ value: Value?) -> FieldValue {
    if case .text(let text)? = value { .text(text) } else { .null }
  }

  private func photo(_ value: Value?) -> FieldValue {
    if case .integer(let number)? = value { .text(PhotoID(number).description) } else { .null }
  }

  private func place(_ value: Value) throws(StoreError) -> FieldValue {
    guard let text = try name(of: value, in: "place") else { return .null }
    return (try? PlaceValue(stored: text)).map { .place($0) } ?? .text(text)
  }

  /// The name of a row of a value list: from the book, else from the entry's own images.
  private func name(of value: Value, in table: String) throws(StoreError) -> String? {
    guard case .integer(let number) = value else { return nil }
    if let name = names[table]?[number] { return name }
    let column: SQL = table == "place" ? "text" : "name"
    let stored = try reader.firstRow(
      "SELECT \(column) FROM \(identifier: table) WHERE id = \(number)"
    ) { row throws(DatabaseError) in try row.text(0) }
    if let stored { return stored }
    return try removed.name(of: number, in: table, reader) ?? "#\(number)"
  }
}
