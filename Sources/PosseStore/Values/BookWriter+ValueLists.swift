package import PosseModel
import SQLite
import UnicodeText

extension BookWriter {
  /// Adds a value to a list; returns it as the book has it, and whether it is new.
  ///
  /// A value that differs from one in the list only by case and accents is there already. `text` must be as
  /// ``ValueKind/validated(_:)`` returns it. Throws ``StoreError/foreignZIP(_:)`` for a place whose ZIP code
  /// does not belong to its state, unless `believesZIP`.
  package func addValue(
    _ text: String, to kind: ValueKind, believesZIP: Bool = false
  ) throws(StoreError) -> (text: String, isNew: Bool) {
    var text = text
    var place: Place?
    if kind == .place, let parsed = try? Place(parsing: text) {
      place = try reader.withKnownCity(parsed)
      text = place?.machineText ?? text
    }
    let uses = ValueUses(kind: kind)
    let similar = try reader.firstRow(
      """
      SELECT \(uses.text) FROM \(uses.table) WHERE \(uses.folded) = \(Folding.folded(text))
      ORDER BY \(uses.text) = \(text) DESC, id LIMIT 1
      """
    ) { row throws(DatabaseError) in try row.text(0) }
    if let similar { return (similar, false) }
    if let place {
      if !believesZIP { try reader.confirmPair(of: place) }
      _ = try insert(place)
    } else if let list = NameList(rawValue: kind.rawValue) {
      _ = try id(of: text, in: list)
    }
    return (text, true)
  }

  /// Gives a value of a list another text; everything that has it shows the new one.
  ///
  /// - Parameters:
  ///   - old: The value, looked up as by ``BookReader/value(_:of:)``.
  ///   - new: The new text, as ``ValueKind/validated(_:)`` returns it.
  ///   - kind: The list.
  ///   - believesZIP: Whether a ZIP code that does not belong to its state is taken.
  /// - Returns: The value as it was.
  /// - Throws: ``StoreError/fixedValue(_:)`` for `..Unknown..`, ``StoreError/valueExists(_:_:)`` when another
  ///   value has the text or differs from it only by case and accents, ``StoreError/foreignZIP(_:)``, and what
  ///   the look-up throws.
  package func renameValue(
    _ old: String, to new: String, of kind: ValueKind, believesZIP: Bool = false
  ) throws(StoreError) -> ListedValue {
    let value = try reader.value(old, of: kind)
    guard !value.isUnknown else { throw .fixedValue(kind) }
    let uses = ValueUses(kind: kind)
    let folded = Folding.folded(new)
    let others = try reader.ids("\(uses.folded) = \(folded) AND id <> \(value.id)", in: kind)
    if let other = others.first {
      throw .valueExists(kind, try reader.value(numbered: other, of: kind).text)
    }
    guard new != value.text else { return value }
    if kind == .place, let place = try? Place(parsing: new) {
      if !believesZIP { try reader.confirmPair(of: place) }
      try execute(
        """
        UPDATE place SET text = \(new), text_cd = \(folded),
          country = \(place.country), country_cd = \(self.folded(place.country)),
          state = \(place.state), state_cd = \(self.folded(place.state)),
          zip = \(place.zip), zip_cd = \(self.folded(place.zip)),
          city = \(place.city), city_cd = \(self.folded(place.city))
        WHERE id = \(value.id)
        """)
    } else {
      try execute(
        "UPDATE \(uses.table) SET name = \(new), name_cd = \(folded) WHERE id = \(value.id)")
    }
    return value
  }

  /// Chooses the value that is offered first for a list; nil for none.
  ///
  /// The text is looked up as by ``BookReader/value(_:of:)``. Returns the value that is the default now.
  package func setDefault(
    _ text: String?, of kind: ValueKind
  ) throws(StoreError) -> ListedValue? {
    let value = try text.map { text throws(StoreError) in try reader.value(text, of: kind) }
    let column = ValueUses(kind: kind).table
    try execute(
      """
      INSERT INTO default_value (id, \(column)) VALUES (1, \(value?.id))
      ON CONFLICT (id) DO UPDATE SET \(column) = excluded.\(column)
      """)
    return value
  }

  /// Adds places that the list lacks, pairs of state and ZIP code unchecked; returns how many were new.
  ///
  /// A place that differs from one in the list only by case and accents is there already. `progress` is told
  /// how many are done.
  package func importPlaces(
    _ places: [Place], progress: (Int) -> Void = { _ in }
  ) throws(StoreError) -> Int {
    var known = Set(
      try reader.rows("SELECT text_cd FROM place") { row throws(DatabaseError) in try row.text(0) })
    var added = 0
    for (index, place) in places.enumerated() {
      if known.insert(Folding.folded(place.machineText)).inserted {
        _ = try insert(place)
        added += 1
      }
      progress(index + 1)
    }
    return added
  }
}
