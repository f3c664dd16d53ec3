extension ValueOrder {
  /// Tells whether an order holds between two values.
  ///
  /// Numbers are compared by value, texts by code point once they are folded, dates by their numbers.
  /// Two nulls are the same; one null only differs, and so do values of two types.
  package func holds(
    _ left: PredicateValue, _ right: PredicateValue, _ folding: TextFolding = .exact
  ) -> Bool {
    switch (left, right) {
    case (.null, .null): holds(.same)
    case (.number(let left), .number(let right)): holds(ComparisonOutcome(left, right))
    case (.text(let left), .text(let right)):
      holds(CodePointOrder.outcome(folding.folded(left), folding.folded(right)))
    case (.date(let left, _), .date(let right, _)): holds(ComparisonOutcome(left, right))
    default: self == .notEqual
    }
  }

  /// Tells whether an order holds between a value and a date that was typed.
  package func holds(_ value: PredicateValue, _ bound: DateBound) -> Bool {
    guard case .date(let number, let precision) = value else { return self == .notEqual }
    return bound.holds(self, of: number, precision)
  }

  func holds(_ left: ComparedValue, _ right: ComparedValue, _ folding: TextFolding) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): holds(left, right, folding)
    case (.value(let left), .bound(let right)): holds(left, right)
    case (.bound(let left), .value(let right)): mirrored.holds(right, left)
    case (.bound(let left), .bound(let right)): holds(ComparisonOutcome(left.start, right.start))
    }
  }
}
