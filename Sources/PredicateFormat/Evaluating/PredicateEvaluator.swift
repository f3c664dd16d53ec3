/// Answers predicates in memory: the meaning that every other engine must agree with.
package struct PredicateEvaluator {
  private let context: EvaluationContext

  /// Makes an evaluator for the predicates of a command.
  package init(_ context: EvaluationContext) {
    self.context = context
  }

  /// Tells whether a predicate holds of a record.
  ///
  /// Throws every case of `EvaluationError`. Slots are null.
  package func holds(
    _ predicate: CheckedPredicate, of record: any PredicateRecord
  ) throws(EvaluationError) -> Bool {
    try evaluation(of: record).holds(predicate)
  }

  /// Returns what a value is for a record.
  ///
  /// Throws every case of `EvaluationError`. Slots are null; a date that was typed is the instant at
  /// which it starts.
  package func value(
    _ value: CheckedValue, of record: any PredicateRecord
  ) throws(EvaluationError) -> PredicateValue {
    try evaluation(of: record).value(value)
  }

  /// Tells whether a predicate holds whose fields are slots.
  ///
  /// Throws every case of `EvaluationError`. Truth values in slots are the numbers 1 and 0; a slot
  /// that is missing is null, and so are fields, and relations are empty.
  package func holds(
    _ predicate: CheckedPredicate, slots: [PredicateValue]
  ) throws(EvaluationError) -> Bool {
    try Evaluation(context: context, slots: slots).holds(predicate)
  }

  /// Returns what a value is whose fields are slots.
  ///
  /// Throws every case of `EvaluationError`. What is missing is null.
  package func value(
    _ value: CheckedValue, slots: [PredicateValue]
  ) throws(EvaluationError) -> PredicateValue {
    try Evaluation(context: context, slots: slots).value(value)
  }

  private func evaluation(of record: any PredicateRecord) -> Evaluation {
    Evaluation(context: context, scopes: [Scope(number: 0, record: record)])
  }
}
