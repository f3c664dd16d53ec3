import Chronology

/// A field of a source, under its name in predicates and JSON.
package enum SourceField: String, Hashable, Sendable, CaseIterable {
  /// The list.
  case name
  /// The key of the record in the list.
  case key
  /// The page of the record.
  case url
  /// When the list was fetched.
  case fetched

  /// The type of its values.
  package var type: FieldType {
    switch self {
    case .name, .key, .url: .text
    case .fetched: .date
    }
  }
}

extension SourceRecord {
  /// Returns the value of a field.
  package func value(of field: SourceField) -> FieldValue {
    switch field {
    case .name: .text(name)
    case .key: .text(key)
    case .url: FieldValue(url)
    case .fetched: FieldValue(fetched.map { Moment(instant: $0) })
    }
  }
}
