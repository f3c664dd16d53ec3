package import PredicateFormat
import PosseModel

/// What predicates may ask of the book: the kinds of records, their fields and collections.
package enum PredicateSchemas {
  /// The people of the book.
  package static let fugitive = RecordSchema(
    name: RecordKind.fugitive.rawValue,
    fields: FugitiveField.allCases.filter { $0.type != .toMany }.map { field in
      FieldSchema(
        field.name, ValueType(field.type), isNullable: !neverNull.contains(field))
    },
    relations: FugitiveField.allCases.compactMap { field in
      RecordKind(elementOf: field).map { RelationSchema(field.name, element($0, of: field)) }
    })

  /// The entries of the log as records of their own, with the person each belongs to.
  package static let log = RecordSchema(
    name: RecordKind.log.rawValue,
    fields: LogField.allCases.filter { $0 != .photo }.map {
      FieldSchema($0.rawValue, ValueType($0.type), isNullable: isNullable(.log, $0.rawValue))
    } + [
      FieldSchema(LogRootField.fugitive.rawValue, .integer, isNullable: false),
      FieldSchema(LogRootField.name.rawValue, .text, isNullable: false),
    ])

  /// The fields of a person that the schema of the book never leaves empty.
  private static let neverNull: Set<FugitiveField> = [
    .id, .uuid, .name, .captured, .created, .modified,
  ]

  private static func element(_ kind: RecordKind, of relation: FugitiveField) -> RecordSchema {
    RecordSchema(
      name: kind.rawValue,
      fields: RelationField.fields(of: relation).map {
        FieldSchema($0.name, ValueType($0.type), isNullable: isNullable(kind, $0.name))
      })
  }

  /// Whether the schema of the book lets a field of an element be empty.
  private static func isNullable(_ kind: RecordKind, _ field: String) -> Bool {
    switch kind {
    case .fugitive: FugitiveField(rawValue: field).map { !neverNull.contains($0) } ?? true
    case .alias, .tag, .offense: false
    case .photo: ["file", "takenAt", "caption"].contains(field)
    case .log: !["id", "action", "private"].contains(field)
    case .source: !["name", "key"].contains(field)
    }
  }
}

extension ValueType {
  fileprivate init(_ type: FieldType) {
    self =
      switch type {
      case .int: .integer
      case .text: .text
      case .decimal: .decimal
      case .bool: .bool
      case .date: .date
      case .toMany: .null
      }
  }
}
