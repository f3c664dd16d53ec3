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

/// How two values are compared.
package enum ValueOrder: String, Hashable, Sendable, CaseIterable {
  /// The same.
  case equal = "=="
  /// Not the same: the opposite of `equal`, nulls included.
  case notEqual = "!="
  /// Before.
  case less = "<"
  /// After.
  case greater = ">"
  /// Before or the same; true of two nulls.
  case lessOrEqual = "<="
  /// After or the same; true of two nulls.
  case greaterOrEqual = ">="

  /// The order seen from the other side: `<` for `>`.
  package var mirrored: ValueOrder {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .greater: .less
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// How a text is compared with another as text.
package enum TextRelation: String, Hashable, Sendable, CaseIterable {
  /// The first holds the second.
  case contains = "CONTAINS"
  /// The first starts with the second.
  case beginsWith = "BEGINSWITH"
  /// The first ends with the second.
  case endsWith = "ENDSWITH"
  /// The first fits the wildcards of the second: `*` any run, `?` one code point, `\` makes the next
  /// character literal.
  case like = "LIKE"
}

/// What does not count when texts are compared.
package enum TextFolding: String, Hashable, Sendable, CaseIterable {
  /// Everything counts.
  case exact
  /// The case of letters does not count: `[c]`.
  case ignoringCase = "c"
  /// Marks do not count: `[d]`.
  case ignoringMarks = "d"
  /// Neither counts: `[cd]`.
  case ignoringBoth = "cd"
}

/// The regular expression of MATCHES.
package enum CheckedPattern: Hashable, Sendable {
  /// A text known before any record is read; it compiles.
  case constant(String)
  /// A value of the record, compiled when it is met; one that does not compile ends the command.
  case value(CheckedValue)
}

/// A relation of a record in scope.
package struct RelationUse: Hashable, Sendable {
  /// The number of the scope that owns the collection; 0 is the record that is asked about.
  package let owner: Int
  /// The collection.
  package let relation: RelationSchema
  /// The number of the scope that its elements are in, unique in the predicate and at least 1.
  package let elementScope: Int

  /// Puts a use together.
  package init(owner: Int, relation: RelationSchema, elementScope: Int) {
    self.owner = owner
    self.relation = relation
    self.elementScope = elementScope
  }
}
