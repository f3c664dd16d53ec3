/// What FUNCTION may call; nothing else can be reached.
package enum SelectorFunction: String, Hashable, Sendable, CaseIterable {
  /// The date some seconds later.
  case dateAdding = "dateByAddingTimeInterval:"
  /// The text in small letters.
  case lowercase = "lowercaseString"
  /// The text in capitals.
  case uppercase = "uppercaseString"
  /// How many code points the text has.
  case length

  /// How many values follow the selector.
  package var argumentCount: Int { self == .dateAdding ? 1 : 0 }
}
