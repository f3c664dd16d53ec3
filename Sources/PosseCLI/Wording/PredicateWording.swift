import CommandKit
import PosseStore
import PredicateFormat

/// What is said when the book cannot answer a predicate.
enum PredicateWording {
  static func message(_ error: EvaluationError) -> TerminalLine {
    switch error {
    case .patternTooExpensive:
      """
      the predicate is too expensive: a pattern of MATCHES takes too long to answer; make it \
      simpler, or use LIKE
      """
    case .patternTooLong(let limit):
      """
      a record gives MATCHES a pattern of more than \(limit) bytes; write the pattern itself
      """
    case .invalidPattern(let pattern, let reason, let offset):
      """
      a record gives MATCHES the pattern \(quoted: pattern), which cannot be read (\(short: reason) \
      at byte \(offset)); mend the record, or write the pattern itself
      """
    }
  }

  static func message(_ error: CompilationError) -> TerminalLine {
    switch error {
    case .tooManyParts:
      """
      the predicate asks for too much at once: one comparison has too many parts, or collections \
      lie too deep in each other; split it
      """
    case .unknownField(let record, let field):
      "the book keeps no \(short: field) of a \(short: record); this is a mistake in posse itself"
    case .notPrepared:
      "the book was not told how to answer predicates; this is a mistake in posse itself"
    }
  }
}
