package import PosseModel

/// An entry of the log with the name of the person it is about.
package struct LogRecord: Hashable, Sendable {
  /// The entry.
  package let entry: LogEntry
  /// The person's name.
  package let name: String

  /// Makes a record.
  package init(entry: LogEntry, name: String) {
    self.entry = entry
    self.name = name
  }

  /// Returns the value of a field; the number of the entry as users write it.
  package func value(of field: LogRecordField) -> FieldValue {
    switch field {
    case .id: .text(entry.id.description)
    case .fugitive: .integer(entry.fugitive.number)
    case .name: .text(name)
    default: field.entryField.map { entry.value(of: $0) } ?? .null
    }
  }
}
