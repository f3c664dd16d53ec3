import Chronology
import CommandKit
import PosseModel
import PosseStore

/// The fields of a log entry that somebody wants to choose values for, as `agent=?` asks it.
struct LogFieldChoices {
  private(set) var fields: [LogField] = []
  /// What the place is narrowed to.
  private var area: PlaceArea?
  /// The changes that ask for nothing.
  private(set) var others: [String] = []

  /// Parts changes into those that ask for a choice and those that do not.
  init(_ assignments: [String], in context: Context) throws(Failure) {
    for text in assignments {
      guard let field = Self.choosable.first(where: { text == $0.rawValue + "=?" }) else {
        if text.hasPrefix("place="), let area = context.areaToNarrow(String(text.dropFirst(6))) {
          if fields.contains(.place) { throw .logEdit(.repeated(.place), subject: nil) }
          self.area = area
          fields.append(.place)
        } else {
          others.append(text)
        }
        continue
      }
      guard context.console.canAsk else {
        let name = field.rawValue
        throw .cannotChoose(name, instead: "\(name)=\(name.uppercased())")
      }
      if fields.contains(field) { throw .logEdit(.repeated(field), subject: nil) }
      fields.append(field)
    }
  }

  /// Asks for the fields of an entry, one after the other, once nothing else is wrong with the change.
  ///
  /// Must be called outside of transactions.
  func answers(
    for entry: LogID, beside edits: [LogEdit], _ book: Book, in context: Context
  ) throws(Failure) -> LogFieldAnswers {
    guard !fields.isEmpty else { return LogFieldAnswers() }
    for field in fields where edits.contains(where: { $0.field == field }) {
      throw .logEdit(.repeated(field), subject: nil)
    }
    let shown = try context.rehearse(book) { writer throws(Failure) in
      let shown = try writer.reader.logEntry(entry)
      try storing { () throws(StoreError) in
        try writer.reader.confirmFree(fields, of: shown)
        _ = try writer.editLogEntry(entry, edits)
      }
      return shown
    }
    let owner = "log entry \(entry)"
    var chosen: [LogEdit] = []
    for field in fields {
      if field == .action {
        let action = try context.chooseAction(for: owner, present: shown.action, in: book)
        if let action { chosen.append(LogEdit(.action, .text(action.text))) }
      } else if let edit = try choose(field, of: shown, owner, book, in: context) {
        chosen.append(edit)
      }
    }
    return LogFieldAnswers(fields: fields, shown: shown, edits: chosen)
  }

  private func choose(
    _ field: LogField, of entry: LogEntry, _ owner: String, _ book: Book, in context: Context
  ) throws(Failure) -> LogEdit? {
    let isPlace = field == .place
    let present = isPlace ? entry.place?.machineText : entry.agent
    let subject = ChoiceSubject(
      title: isPlace ? "Place" : "Agent", owner: owner, kind: isPlace ? .place : .agent,
      isList: false, present: present.map { [$0] } ?? [],
      read: { text throws(Failure) in
        try Self.reading(text, of: field, now: context.now).value.pipedText
      })
    let choice =
      isPlace
      ? try PlacePicking(subject: subject, book: book, context: context).choose(in: area)
      : try ValuePicking(subject: subject, book: book, context: context).choose()
    switch choice {
    case .keep: return nil
    case .clear: return LogEdit(field, .null)
    case .values(let texts):
      guard let text = texts.first else { return nil }
      guard isPlace else { return LogEdit(field, .text(text)) }
      do {
        return LogEdit(field, .place(try PlaceValue(stored: text)))
      } catch {
        throw .logEdit(.place(error), subject: nil)
      }
    }
  }

  private static func reading(
    _ text: String, of field: LogField, now: Instant
  ) throws(Failure) -> LogEdit {
    do {
      return try LogEdit(parsing: field.rawValue + "=" + text, now: now)
    } catch {
      throw .logEdit(error, subject: nil)
    }
  }

  private static let choosable: [LogField] = [.action, .agent, .place]
}

/// What was chosen for fields of a log entry.
struct LogFieldAnswers {
  fileprivate(set) var fields: [LogField] = []
  /// What the entry held when the choices were shown.
  fileprivate(set) var shown: LogEntry?
  fileprivate(set) var edits: [LogEdit] = []

  /// Refuses when a field that was chosen for is no longer as it was shown.
  func confirm(_ entry: LogID, _ reader: BookReader) throws(Failure) {
    guard let shown else { return }
    let present = try reader.logEntry(entry)
    for field in fields where !present.agrees(with: shown, on: field) {
      throw .logEntryChanged(entry)
    }
  }
}

extension LogEntry {
  fileprivate func agrees(with other: LogEntry, on field: LogField) -> Bool {
    switch field {
    case .action: action == other.action
    case .agent: agent == other.agent
    case .place: place == other.place
    default: true
    }
  }
}

extension BookReader {
  /// Returns one entry of the log; throws what the store says when there is none.
  fileprivate func logEntry(_ id: LogID) throws(Failure) -> LogEntry {
    let entries = try storing { () throws(StoreError) in try logEntries([id]) }
    guard let entry = entries.first else { throw .store(.noSuchLogEntries([id])) }
    return entry
  }
}
