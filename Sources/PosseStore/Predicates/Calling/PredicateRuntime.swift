package import PredicateFormat
import SQLite

/// The programs that the conditions of one connection call, and the evaluator that runs them.
package final class PredicateRuntime {
  /// What programs are evaluated in: the time that is now, and regular expressions.
  package let context: EvaluationContext

  private let evaluator: PredicateEvaluator
  private var programs: [PredicateProgram] = []
  private var failure: EvaluationError?

  /// Makes a runtime without programs.
  package init(context: EvaluationContext) {
    self.context = context
    evaluator = PredicateEvaluator(context)
  }

  /// Makes the function `posse_holds` known: the number of a program, then the arguments of its slots.
  func install(on connection: Connection) throws(DatabaseError) {
    // Any number of arguments.
    try connection.createFunction("posse_holds", argumentCount: -1) {
      arguments throws(FunctionFailure) in
      try self.holds(arguments)
    }
  }

  /// Keeps a program; returns its number.
  func add(_ program: PredicateProgram) -> Int {
    programs.append(program)
    return programs.count - 1
  }

  /// Returns the reason for which a program ended the statement that called it, once.
  func takeFailure() -> EvaluationError? {
    defer { failure = nil }
    return failure
  }

  private func holds(_ arguments: [Value]) throws(FunctionFailure) -> Value {
    guard case .integer(let number)? = arguments.first,
      let position = Int(exactly: number), programs.indices.contains(position),
      let values = programs[position].values(arguments.dropFirst())
    else { throw FunctionFailure("the arguments are not those of a predicate") }
    do throws(EvaluationError) {
      return .integer(try evaluator.holds(programs[position].predicate, slots: values) ? 1 : 0)
    } catch {
      failure = error
      throw FunctionFailure("the predicate cannot be evaluated")
    }
  }
}
