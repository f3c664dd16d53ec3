/// A part of the syntax tree and how high it is, so that no tree grows beyond what recursion bears.
///
/// Only operands count. A predicate is as high as its highest operand: whatever joins predicates on top of
/// each other takes a bracket, a NOT or a form, and these are counted as they are entered.
struct Measured<Node> {
  let node: Node
  let height: Int

  init(_ node: Node, height: Int = 1) {
    self.node = node
    self.height = height
  }
}

extension PredicateParser {
  /// Puts an operand over others, the highest of which has a height.
  ///
  /// Throws when that is a level too many, at the place or, without one, at the whole operand.
  func measured(
    _ operand: Operand, over height: Int, at place: Range<Int>? = nil
  ) throws(PredicateDiagnostic) -> Measured<Operand> {
    guard height < Self.deepest else {
      throw PredicateDiagnostic(.tooDeep(limit: Self.deepest), at: place ?? operand.range.bytes)
    }
    return Measured(operand, height: height + 1)
  }
}
