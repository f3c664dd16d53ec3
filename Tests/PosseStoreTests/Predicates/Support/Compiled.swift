import PredicateFormat
import SQLite

@testable import PosseStore

/// The SQL of a predicate, made outside of any book.
enum Compiled {
  static func condition(
    _ predicate: CheckedPredicate, root: RecordKind = .fugitive, trustsSchema: Bool = true,
    prefix: String? = nil
  ) throws -> SQL {
    let runtime = PredicateRuntime(context: .test)
    return try PredicateCompiler(
      root: root, programs: runtime, trustsSchema: trustsSchema, literalPrefix: { _ in prefix }
    ).compile(predicate).condition
  }
}
