/// A field of a log entry, under its name in predicates and JSON.
package enum LogField: String, Hashable, Sendable, CaseIterable {
  /// The number.
  case id
  /// What was done.
  case action
  /// When it was done.
  case date
  /// Who did it.
  case agent
  /// Where it was done.
  case place
  /// The latitude of where it was done.
  case lat
  /// The longitude of where it was done.
  case lon
  /// Why it was done.
  case reason
  /// What there is to say about it.
  case note
  /// Whether it stays out of reports for others.
  case `private`
  /// The number of the photo taken on the occasion.
  case photo

  /// The type of its values.
  package var type: FieldType {
    switch self {
    case .id, .photo: .int
    case .action, .agent, .place, .reason, .note: .text
    case .lat, .lon: .decimal
    case .date: .date
    case .private: .bool
    }
  }
}

extension LogEntry {
  /// Returns the value of a field; the photo is its bare number.
  package func value(of field: LogField) -> FieldValue {
    switch field {
    case .id: .integer(id.number)
    case .action: .text(action.text)
    case .date: FieldValue(date)
    case .agent: FieldValue(agent)
    case .place: FieldValue(place)
    case .lat: FieldValue(latitude)
    case .lon: FieldValue(longitude)
    case .reason: FieldValue(reason)
    case .note: FieldValue(note)
    case .private: .bool(isPrivate)
    case .photo: FieldValue(photo.map(\.number))
    }
  }
}
