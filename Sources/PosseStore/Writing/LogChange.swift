package import PosseModel

/// What a command changed in one field of one entry of the log.
package struct LogChange: Hashable, Sendable {
  /// The field.
  package let field: LogField
  /// The value before.
  package let before: FieldValue
  /// The value now.
  package let after: FieldValue
}
