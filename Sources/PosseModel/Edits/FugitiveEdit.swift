/// One requested change of one field.
package struct FugitiveEdit: Hashable, Sendable {
  /// What to do with the field.
  package enum Operation: Hashable, Sendable {
    /// Gives the field a value in place of whatever it holds; never ``FieldValue/null``.
    case set(FieldValue)
    /// Adds items that the list does not hold yet.
    case add([String])
    /// Removes items from the list.
    case remove([String])
    /// Empties the field.
    case clear
  }

  /// The field.
  package let field: FugitiveField
  /// What to do with it.
  package let operation: Operation
  /// Whether the value was a local time that occurs twice, of which the first was taken.
  package let isAmbiguousLocalTime: Bool

  /// Creates a change of values that are already checked.
  package init(
    _ field: FugitiveField, _ operation: Operation, isAmbiguousLocalTime: Bool = false
  ) {
    self.field = field
    self.operation = operation
    self.isAmbiguousLocalTime = isAmbiguousLocalTime
  }

  /// Reads `FIELD=VALUE`, `FIELD+=ITEMS` or `FIELD-=ITEMS`.
  ///
  /// The items of a list are parted by `|` in all three. A date said to be `unknown` clears its
  /// field. Throws the ``FieldEditError`` that names what is wrong.
  package init(parsing text: String, with reader: FieldReader) throws(FieldEditError) {
    let assignment = try Assignment(text)
    let field = try FugitiveEdit.field(named: assignment.name)
    guard field.isSettable else { throw .notSettable(field) }
    switch assignment.sign {
    case .set:
      let reading = try reader.read(assignment.value, for: field)
      self.init(
        field, reading.value.isNull ? .clear : .set(reading.value),
        isAmbiguousLocalTime: reading.isAmbiguousLocalTime)
    case .add:
      self.init(field, .add(try reader.readItems(assignment.value, for: field)))
    case .remove:
      self.init(field, .remove(try reader.readItems(assignment.value, for: field)))
    }
  }

  /// Reads the field of `--clear FIELD`.
  ///
  /// Throws ``FieldEditError`` when there is no such field or it cannot be emptied.
  package init(clearing name: String) throws(FieldEditError) {
    let field = try FugitiveEdit.field(named: name)
    guard field.isSettable else { throw .notSettable(field) }
    guard field.isClearable else { throw .notClearable(field) }
    self.init(field, .clear)
  }

  private static func field(named name: String) throws(FieldEditError) -> FugitiveField {
    guard let field = FugitiveField(rawValue: name) else {
      throw .unknownField(
        name: Excerpt.of(name), suggestions: FugitiveField.suggestions(for: name))
    }
    return field
  }
}
