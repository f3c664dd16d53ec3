package import PosseModel

/// One person of a list: the number and the values of the fields that were asked for, in their order.
package struct FugitiveRow: Hashable, Sendable {
  /// The number.
  package let id: FugitiveID
  /// The fields that were asked for.
  package let fields: [FugitiveField]
  /// The values, one for each field.
  package internal(set) var values: [FieldValue]

  /// The value of a field; null when it was not asked for.
  package subscript(_ field: FugitiveField) -> FieldValue {
    guard let index = fields.firstIndex(of: field) else { return .null }
    return values[index]
  }
}
