package import PosseModel

/// What a command changed in one field of one person.
package struct FieldChange: Hashable, Sendable {
  /// The person.
  package let fugitive: FugitiveID
  /// The field.
  package let field: FugitiveField
  /// The value before.
  package let before: FieldValue
  /// The value now.
  package let after: FieldValue
}
