/// An operand after its names were looked up.
enum TypedOperand {
  case value(CheckedValue)
  case list([Operand])
  /// The records of a relation of a record in scope.
  case records(owner: Int, RelationSchema)
  /// A field of all records of a relation.
  case fields(owner: Int, RelationSchema, FieldSchema)
  /// One record of a relation.
  case element(owner: Int, RelationSchema, ElementPosition)
  /// A record in scope.
  case record(scope: Int, RecordSchema)
  /// The text of a variable whose type is not known yet.
  case untyped(String, name: String)
}

/// A part of the check has failed and has said so; what it was is not checked further.
struct CheckFailure: Error {}
