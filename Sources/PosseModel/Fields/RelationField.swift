/// A field of the records inside a to-many field, such as `photos.file`.
package struct RelationField: Hashable, Sendable {
  /// The to-many field that holds the records.
  package let relation: FugitiveField
  /// The name inside, which is also the key in JSON.
  package let name: String
  /// The type of its values.
  package let type: FieldType

  /// The name from outside, such as `photos.file`.
  package var path: String { relation.name + "." + name }

  /// The fields inside a to-many field in the order of JSON; none for any other field.
  package static func fields(of relation: FugitiveField) -> [RelationField] {
    switch relation {
    case .aliases, .tags, .offenses:
      [RelationField(relation: relation, name: "name", type: .text)]
    case .photos: photos
    case .log: log
    case .sources: sources
    default: []
    }
  }

  /// The fields of a photo.
  package static let photos = PhotoField.allCases.map {
    RelationField(relation: .photos, name: $0.rawValue, type: $0.type)
  }

  /// The fields of a log entry.
  package static let log = LogField.allCases.map {
    RelationField(relation: .log, name: $0.rawValue, type: $0.type)
  }

  /// The fields of a source.
  package static let sources = SourceField.allCases.map {
    RelationField(relation: .sources, name: $0.rawValue, type: $0.type)
  }
}
