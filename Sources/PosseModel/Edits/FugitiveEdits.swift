/// All changes of one request, checked against each other.
package struct FugitiveEdits: Hashable, Sendable {
  /// The changes in the order given: assignments, then cleared fields, then tags.
  ///
  /// Where a bounty is set, its currency stands in its money and not in a change of its own.
  package let edits: [FugitiveEdit]

  /// Reads the arguments of `edit`.
  ///
  /// `currency=EUR` beside `bounty=500` is the currency of that amount; alone it is a change of
  /// ``FugitiveField/currency``, which keeps the number (``Money/relabelled(as:)``). `tagging` and
  /// `untagging` are whole tags. Throws the ``FieldEditError`` of the first argument that is wrong,
  /// or that contradicts an earlier one.
  package init(
    assignments: [String], clearing: [String] = [], tagging: [String] = [],
    untagging: [String] = [], with reader: FieldReader
  ) throws(FieldEditError) {
    let named = try FugitiveEdits.namedCurrency(in: assignments, with: reader)
    let reader = named.map(reader.defaulting) ?? reader
    var edits: [FugitiveEdit] = []
    for text in assignments { edits.append(try FugitiveEdit(parsing: text, with: reader)) }
    for name in clearing { edits.append(try FugitiveEdit(clearing: name)) }
    for tag in tagging { edits.append(.init(.tags, .add([try reader.readItem(tag, for: .tags)]))) }
    for tag in untagging {
      edits.append(.init(.tags, .remove([try reader.readItem(tag, for: .tags)])))
    }
    try self.init(edits)
  }

  /// Checks changes that are already typed against each other.
  ///
  /// Throws ``FieldEditError`` when two contradict each other: a field set twice or both set and
  /// cleared, a place and one of its parts, an amount in another currency than the one asked for.
  package init(_ edits: [FugitiveEdit]) throws(FieldEditError) {
    try FugitiveEdits.refuseRepeats(edits)
    if edits.contains(where: { $0.field == .place }),
      let part = edits.first(where: { FugitiveEdits.isPlacePart($0.field) })
    {
      throw .placeAndPart(part.field)
    }
    self.edits = try FugitiveEdits.joiningCurrency(edits)
  }

  /// The new parts of the place, nil for one taken away; empty when no part changes.
  ///
  /// They belong together in one call of ``Place/changing(_:to:)``.
  package var placeParts: [PlacePart: String?] {
    var parts: [PlacePart: String?] = [:]
    for edit in edits {
      guard case .placePart(let part) = edit.field.kind else { continue }
      if case .set(.text(let text)) = edit.operation {
        parts.updateValue(text, forKey: part)
      } else {
        parts.updateValue(nil, forKey: part)
      }
    }
    return parts
  }

  private static func namedCurrency(
    in assignments: [String], with reader: FieldReader
  ) throws(FieldEditError) -> CurrencyCode? {
    for text in assignments where text.utf8.starts(with: "currency=".utf8) {
      let edit = try FugitiveEdit(parsing: text, with: reader)
      if case .set(.currency(let code)) = edit.operation { return code }
    }
    return nil
  }

  private static func refuseRepeats(_ edits: [FugitiveEdit]) throws(FieldEditError) {
    var whole: Set<FugitiveField> = []
    var itemwise: Set<FugitiveField> = []
    for edit in edits {
      switch edit.operation {
      case .set, .clear:
        guard !itemwise.contains(edit.field), whole.insert(edit.field).inserted else {
          throw .repeated(edit.field)
        }
      case .add, .remove:
        guard !whole.contains(edit.field) else { throw .repeated(edit.field) }
        itemwise.insert(edit.field)
      }
    }
    for field in itemwise {
      let added = items(of: field, in: edits) { if case .add(let items) = $0 { items } else { [] } }
      let removed = items(of: field, in: edits) {
        if case .remove(let items) = $0 { items } else { [] }
      }
      guard added.isDisjoint(with: removed) else { throw .repeated(field) }
    }
  }

  private static func items(
    of field: FugitiveField, in edits: [FugitiveEdit],
    _ read: (FugitiveEdit.Operation) -> [String]
  ) -> Set<String> {
    Set(edits.filter { $0.field == field }.flatMap { read($0.operation) })
  }

  private static func isPlacePart(_ field: FugitiveField) -> Bool {
    if case .placePart = field.kind { true } else { false }
  }

  private static func joiningCurrency(
    _ edits: [FugitiveEdit]
  ) throws(FieldEditError) -> [FugitiveEdit] {
    guard let asked = edits.first(where: { $0.field == .currency }),
      case .set(.currency(let currency)) = asked.operation,
      let bounty = edits.first(where: { $0.field == .bounty })
    else { return edits }
    guard case .set(.money(let money)) = bounty.operation else { throw .currencyWithoutBounty }
    guard money.currency == currency else {
      throw .money(
        .bounty,
        .conflictingCurrencies(
          text: money.machineTextWithCode, first: money.currency, second: currency))
    }
    return edits.filter { $0.field != .currency }
  }
}
