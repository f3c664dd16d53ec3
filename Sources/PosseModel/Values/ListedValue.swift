/// A value of one of the lists, with how often it is used.
package struct ListedValue: Hashable, Sendable {
  /// The number of its row; no two values of a list share one.
  package let id: Int64
  /// The value as it is typed, such as `Reyes` or `TX/78701 Austin`.
  package let text: String
  /// The parts of a place; nil for what is no place, and for `..Unknown..`.
  package let place: Place?
  /// Whether it is the fixed row `..Unknown..`.
  package let isUnknown: Bool
  /// Whether it is the default of its list, which is offered first.
  package let isDefault: Bool
  /// How many people have it in any field, those in the trash among them.
  package let people: Int
  /// How many entries of the log have it.
  package let logEntries: Int

  /// Makes a value that was read from a book.
  package init(
    id: Int64, text: String, place: Place?, isUnknown: Bool, isDefault: Bool, people: Int,
    logEntries: Int
  ) {
    self.id = id
    self.text = text
    self.place = place
    self.isUnknown = isUnknown
    self.isDefault = isDefault
    self.people = people
    self.logEntries = logEntries
  }

  /// Whether anybody, or any entry of the log, has it.
  package var isUsed: Bool { people > 0 || logEntries > 0 }
}
