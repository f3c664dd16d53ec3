import PosseModel

/// What somebody chose for a field.
enum ValueChoice: Hashable {
  /// It stays as it is.
  case keep
  /// It has no value any more.
  case clear
  /// It gets these values: one, unless the field is a list.
  case values([String])
}

/// A field that a choice is asked for, and what it holds.
struct ChoiceSubject {
  /// What is chosen, such as `Agent`.
  let title: String
  /// Whom or what it is for, such as `#12 Joe Koehler`.
  let owner: String
  /// The list that the values come from.
  let kind: ValueKind
  /// Whether it may hold several values.
  let isList: Bool
  /// The values that it holds, none where they differ.
  let present: [String]
  /// Whether people of different values are meant.
  var isMixed = false
  /// Whether it may be emptied.
  var isClearable = true
  /// Whether it was chosen before, so that the default of the list would be no first offer.
  var isAnswered = false
  /// The only values that are offered, if not the whole list; nothing new is taken then.
  var onlyOffered: Set<String>?
  /// What reads a text that was typed.
  let read: (String) throws(Failure) -> String
}
