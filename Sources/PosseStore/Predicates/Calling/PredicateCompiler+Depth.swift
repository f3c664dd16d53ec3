import PredicateFormat
import SQLite

/// Conditions that lie deeper than the parser of the database can take.
///
/// What is inside takes room of the parser together with all that is around it, so that putting one call
/// around another gains nothing. A call is put in where the condition first gets too deep; its predicate holds
/// the ANDs and ORs of many levels, and its slots the shallow parts of each.
extension PredicateCompiler {
  /// The most deep parts of one AND or OR that are followed; more of them get calls of their own.
  private static let mostBranches = 4

  /// Makes a condition fit into some room of the parser.
  func shallow(_ condition: Condition, room: Int) throws(CompilationError) -> Condition {
    if condition.room(dialect) <= room { return condition }
    guard let parts = condition.parts else { throw .tooManyParts }
    let inner = room - Condition.ownRoom(parts.count, dialect)
    let deep = parts.filter { $0.room(dialect) > inner }
    if deep.count > Self.mostBranches || deep.contains(where: { $0.parts == nil }) {
      guard inner >= ParserRoom.subselect else { throw .tooManyParts }
      var shallow: [Condition] = []
      for part in parts { shallow.append(try self.shallow(part, room: inner)) }
      return condition.withParts(shallow)
    }
    return .leaf(try flatCall(condition, room: room))
  }

  /// Makes the call that stands for a deep condition.
  private func flatCall(
    _ condition: Condition, room: Int
  ) throws(CompilationError) -> Condition.Leaf {
    // A slot is `(…) IS TRUE` among other arguments.
    let slotRoom = room - ParserRoom.argument - ParserRoom.parenthesis
    guard slotRoom > ParserRoom.comparison else { throw .tooManyParts }
    let top = FlatNode(condition)
    var queue = [top]
    var next = 0
    var slotCount = 1
    // Breadth first, so that several deep parts get equal shares of the slots.
    while next < queue.count {
      let node = queue[next]
      next += 1
      guard let parts = node.condition.parts, node.condition.room(dialect) > slotRoom else {
        continue
      }
      let inner = slotRoom - Condition.ownRoom(parts.count, dialect)
      let deep = parts.filter { $0.room(dialect) > inner }
      let isFollowed = deep.count <= Self.mostBranches && !deep.contains { $0.parts == nil }
      guard isFollowed, slotCount + deep.count < dialect.argumentLimit else { continue }
      let rest = parts.filter { $0.room(dialect) <= inner }
      let shallow = rest.count > 1 ? [node.condition.withParts(rest)] : rest
      let children = (shallow + deep).map(FlatNode.init)
      node.children = children
      slotCount += children.count - 1
      queue += children
    }
    var builder = CallBuilder(self)
    let predicate = try predicate(of: top, room: slotRoom, &builder)
    return builder.call(predicate)
  }

  private func predicate(
    of node: FlatNode, room: Int, _ builder: inout CallBuilder
  ) throws(CompilationError) -> CheckedPredicate {
    guard let children = node.children else {
      return try builder.truth(of: try shallow(node.condition, room: room))
    }
    var terms: [CheckedPredicate] = []
    for child in children { terms.append(try predicate(of: child, room: room, &builder)) }
    if case .any = node.condition { return .or(terms) }
    return .and(terms)
  }
}

/// A part of a condition on its way into a call: a slot, or followed into its own parts.
private final class FlatNode {
  let condition: Condition
  var children: [FlatNode]?

  init(_ condition: Condition) {
    self.condition = condition
  }
}

extension Condition {
  /// The parts of an AND or OR; nil for anything else.
  fileprivate var parts: [Condition]? {
    switch self {
    case .constant, .leaf: nil
    case .all(let parts), .any(let parts): parts
    }
  }

  /// The same sign over other parts.
  fileprivate func withParts(_ parts: [Condition]) -> Condition {
    if case .any = self { .or(parts) } else { .and(parts) }
  }
}
