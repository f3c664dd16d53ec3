/// A predicate whose fields exist and whose types fit: what both engines work from.
///
/// It is two-valued: every leaf is true or false of a record, whatever is null.
package indirect enum CheckedPredicate: Hashable, Sendable {
  /// Always true or always false.
  case constant(Bool)
  /// Every term holds; true without terms.
  case and([CheckedPredicate])
  /// Some term holds; false without terms.
  case or([CheckedPredicate])
  /// The term does not hold.
  case not(CheckedPredicate)
  /// Two values compared as numbers, texts or dates.
  ///
  /// Bools are the numbers 1 and 0. Two nulls are equal and neither before nor after each other; one
  /// null differs from everything. A date bound may stand on either side, opposite a date.
  case compare(CheckedValue, ValueOrder, CheckedValue, TextFolding)
  /// A value between two bounds, both included; false when any of the three is null.
  case between(CheckedValue, CheckedValue, CheckedValue, TextFolding)
  /// A value equal to one of several, NULL included.
  case isIn(CheckedValue, [CheckedValue], TextFolding)
  /// Two texts compared as texts; false when either is null, and when the second is empty, save for
  /// `like`.
  case text(CheckedValue, TextRelation, CheckedValue, TextFolding)
  /// A text that fits a regular expression as a whole; false when either is null.
  case matches(CheckedValue, CheckedPattern, TextFolding)
  /// Some element of a relation for which a predicate holds.
  ///
  /// ANY is this; NONE is its opposite; ALL is the opposite of this over the opposite predicate.
  case exists(RelationUse, where: CheckedPredicate)
  /// The truth value in a numbered slot; only in what the SQL compiler hands to the evaluator.
  case slot(Int)
}
