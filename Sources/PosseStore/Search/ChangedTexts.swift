import SQLite

/// The people of whom a text changed that searches look at, as a changeset tells it.
struct ChangedTexts {
  private(set) var people: Set<Int64> = []

  /// Notes a change of a row that belongs to a person.
  mutating func note(_ change: RowChange, in table: TrackedTable, person: Int64?) {
    guard let sources = SearchText.sources[table.name] else { return }
    let concerned = table.columns.indices.filter { sources.contains(table.columns[$0]) }
    let isConcerned =
      change.operation != .update || concerned.contains { change.new[$0] != nil }
    guard isConcerned else { return }
    if let person { people.insert(person) }
    // A row that goes from one person to another concerns both.
    guard let owner = table.columns.firstIndex(of: "fugitive") else { return }
    if case .integer(let former)? = change.old[owner] { people.insert(former) }
  }
}
