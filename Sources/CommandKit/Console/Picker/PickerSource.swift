/// Where the rows of a picker come from, a batch at a time.
///
/// It is asked for more whenever no key waits, so that a batch should take a few milliseconds at most.
package struct PickerSource<Value> {
  /// What a source gives when it is asked.
  package enum Batch {
    /// The next rows in their order; none when the time was spent looking, and it can be asked again at once.
    case rows([PickerRow<Value>])
    /// Nothing yet, and nothing to do but wait; ask again in a moment.
    case later
    /// There will be no more.
    case end
  }

  let next: (_ limit: Int) -> Batch

  /// Makes a source of a function that gives at most so many rows.
  package init(next: @escaping (_ limit: Int) -> Batch) { self.next = next }

  /// Makes a source of rows that are there already.
  package init(_ rows: [PickerRow<Value>]) {
    self.init(rows) { $0 }
  }

  /// Makes a source of values that are there already, whose rows are made when they are needed.
  package init<Values: RandomAccessCollection>(
    _ values: Values, row: @escaping (Values.Element) -> PickerRow<Value>
  ) {
    var rest = values[...]
    self.init { limit in
      guard !rest.isEmpty else { return .end }
      let rows = rest.prefix(limit).map(row)
      rest = rest.dropFirst(limit)
      return .rows(rows)
    }
  }
}
