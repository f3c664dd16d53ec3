import CommandKit
import PosseModel
import PosseStore
import PredicateFormat

/// What a predicate means and how it is answered.
struct PredicateExplanation {
  private let canonical: String
  private let english: String
  private var plan: PredicatePlan?

  /// Explains the spelling only.
  init(_ expression: PredicateExpression) {
    canonical = expression.canonicalText
    english = expression.englishText
  }

  /// Explains how a query with the predicate is answered, from the book if there is one.
  init(
    _ read: ReadPredicate, query: FugitiveQuery, in context: Context
  ) throws(Failure) {
    self.init(read.expression)
    plan = try context.plan(of: query)
  }

  /// Explains how a query with the predicate is answered by a book that is prepared for predicates.
  init(
    _ read: ReadPredicate, query: FugitiveQuery, of book: Book, in context: Context
  ) throws(Failure) {
    self.init(read.expression)
    plan = try context.plan(of: query, in: book)
  }

  /// Explains how a query that was planned already is answered.
  init(_ read: ReadPredicate, plan: PredicatePlan) {
    self.init(read.expression)
    self.plan = plan
  }

  func write(asJSON: Bool, on console: Console) {
    if asJSON {
      var members: [(String, JSONText)] = [
        ("predicate", .text(canonical)), ("english", .text(english)),
      ]
      if let plan {
        members.append(("sql", .text(plan.sql)))
        members.append(("parameters", .array(plan.parameters.map(\.json))))
        members.append(("plan", .array(plan.steps.map { .text($0) })))
      }
      let text = JSONText.object(members).compact(isVisible: console.facts.outputIsTerminal)
      console.write(text + "\n")
      return
    }
    console.writeLine("\("predicate:", .bold)   \(canonical)")
    console.writeLine("\("meaning:", .bold)     \(english)")
    guard let plan else { return }
    console.writeLine("\("SQL:", .bold)         \(plan.sql)")
    let parameters = plan.shownParameters
    if !parameters.isEmpty { console.writeLine("\("parameters:", .bold)  \(parameters)") }
    for (index, step) in plan.steps.enumerated() {
      let label = index == 0 ? "plan:" : "     "
      console.writeLine("\(label, .bold)        \(step)")
    }
  }
}
