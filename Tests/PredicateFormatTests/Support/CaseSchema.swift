import PredicateFormat

/// The fields that the predicate cases are about.
enum CaseSchema {
  static let alias = RecordSchema(name: "alias", fields: [FieldSchema("name", .text)])
  static let tag = RecordSchema(
    name: "tag", fields: [FieldSchema("name", .text, isNullable: false)])
  static let photo = RecordSchema(
    name: "photo", fields: [FieldSchema("file", .text), FieldSchema("size", .integer)])
  static let fugitive = RecordSchema(
    name: "fugitive",
    fields: [
      FieldSchema("name", .text, isNullable: false), FieldSchema("bounty", .decimal),
      FieldSchema("captured", .bool, isNullable: false), FieldSchema("captdate", .date),
      FieldSchema("lastSeen", .date), FieldSchema("desc", .text), FieldSchema("city", .text),
      FieldSchema("state", .text), FieldSchema("zip", .text), FieldSchema("heightCm", .integer),
    ],
    relations: [
      RelationSchema("aliases", alias), RelationSchema("tags", tag),
      RelationSchema("photos", photo),
    ])
}
