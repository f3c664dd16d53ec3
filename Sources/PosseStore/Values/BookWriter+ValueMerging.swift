import Chronology
package import PosseModel
import SQLite

/// What a merge or a removal of values came to.
package struct ValueChange: Hashable, Sendable {
  /// The values that are gone, with the uses that they had.
  package let gone: [ListedValue]
  /// The value that has their uses now; nil when they have none any more.
  package let heir: ListedValue?
  /// How many people had one of the values.
  package let people: Int
  /// How many entries of the log had one of them.
  package let logEntries: Int
}

extension BookWriter {
  /// Moves all uses of some values to another one of the list and removes them.
  ///
  /// Who has both keeps one. If one of them was the default, the other one is. The texts are looked up as by
  /// ``BookReader/value(_:of:)``. Throws ``StoreError/fixedValue(_:)`` when `..Unknown..` should go,
  /// ``StoreError/sameValue(_:_:)`` when a value should be merged with itself, and what the look-up throws.
  package func mergeValues(
    _ texts: [String], into heir: String, of kind: ValueKind
  ) throws(StoreError) -> ValueChange {
    let heir = try reader.value(heir, of: kind)
    let gone = try reader.valuesToRemove(texts, of: kind, heir: heir)
    return try remove(gone, heir: heir, of: kind, keepsDefault: true)
  }

  /// Removes values from a list.
  ///
  /// - Parameters:
  ///   - values: The values as they were shown.
  ///   - replacement: The value that what has them gets instead; nil for `..Unknown..`, or for nothing where
  ///     the list has no such row.
  ///   - kind: The list.
  /// - Returns: What it came to. A default among them is none any more, unless a replacement takes its place.
  /// - Throws: ``StoreError/valueChangedMeanwhile(_:_:)`` when a value or its uses are no longer as they were
  ///   shown.
  package func removeValues(
    _ values: [ListedValue], replacement: ListedValue?, of kind: ValueKind
  ) throws(StoreError) -> ValueChange {
    for value in values {
      guard try reader.ids("id = \(value.id)", in: kind) == [value.id],
        try reader.value(numbered: value.id, of: kind) == value
      else { throw .valueChangedMeanwhile(kind, value.text) }
    }
    if let replacement, try reader.ids("id = \(replacement.id)", in: kind).isEmpty {
      throw .valueChangedMeanwhile(kind, replacement.text)
    }
    var heir = replacement
    if heir == nil, kind.hasUnknown, values.contains(where: \.isUsed) {
      heir = try reader.value(numbered: FixedRow.unknown, of: kind)
    }
    return try remove(values, heir: heir, of: kind, keepsDefault: replacement != nil)
  }

  private func remove(
    _ gone: [ListedValue], heir: ListedValue?, of kind: ValueKind, keepsDefault: Bool
  ) throws(StoreError) -> ValueChange {
    let counts = try reader.uses(of: gone.map(\.id), kind)
    let uses = ValueUses(kind: kind)
    for value in gone {
      try move(from: value.id, to: heir?.id, uses)
      try execute(
        """
        UPDATE default_value SET \(uses.table) = \(keepsDefault ? heir?.id : nil)
        WHERE \(uses.table) = \(value.id)
        """)
      try execute("DELETE FROM \(uses.table) WHERE id = \(value.id)")
    }
    return ValueChange(gone: gone, heir: heir, people: counts.people, logEntries: counts.log)
  }

  /// Gives everything that has one value another one, or none.
  private func move(from old: Int64, to new: Int64?, _ uses: ValueUses) throws(StoreError) {
    let touched: SQL = """
      modified = \(now.microseconds), modified_offset = \(entry.offsetMinutes)
      """
    for column in uses.columns {
      try execute(
        "UPDATE fugitive SET \(column) = \(new), \(touched) WHERE \(column) = \(old)")
    }
    if uses.kind.isLogged {
      try execute("UPDATE log SET \(uses.table) = \(new) WHERE \(uses.table) = \(old)")
    }
    guard let join = uses.join else { return }
    try execute(
      """
      UPDATE fugitive SET \(touched)
      WHERE id IN (SELECT fugitive FROM \(join) WHERE \(uses.table) = \(old))
      """)
    if let new {
      // Who has both keeps the one that was there.
      try execute(
        """
        UPDATE \(join) SET \(uses.table) = \(new) WHERE \(uses.table) = \(old)
          AND fugitive NOT IN (SELECT fugitive FROM \(join) WHERE \(uses.table) = \(new))
        """)
    }
    try execute("DELETE FROM \(join) WHERE \(uses.table) = \(old)")
  }
}

extension BookReader {
  /// Returns the values that some texts mean, each once, and refuses those that cannot go.
  ///
  /// Throws ``StoreError/fixedValue(_:)`` for `..Unknown..`, ``StoreError/sameValue(_:_:)`` when the heir of
  /// their uses is among them, and what ``value(_:of:)`` throws.
  package func valuesToRemove(
    _ texts: [String], of kind: ValueKind, heir: ListedValue?
  ) throws(StoreError) -> [ListedValue] {
    var values: [ListedValue] = []
    for text in texts {
      let value = try value(text, of: kind)
      guard !value.isUnknown else { throw .fixedValue(kind) }
      guard value.id != heir?.id else { throw .sameValue(kind, value.text) }
      if !values.contains(value) { values.append(value) }
    }
    return values
  }
}
