import CommandKit
import PosseModel
import PosseStore
import PredicateFormat

/// The predicates of one command line and the values for their variables.
struct PredicateRequest {
  /// The texts given with `-w`, as typed.
  let words: [String]
  let parameters: PredicateParameters

  init(_ arguments: ParsedArguments) throws(Failure) {
    words = arguments.all(PredicateOptions.predicate)
    parameters = try PredicateParameters(arguments.all(PredicateOptions.parameter))
    guard words.filter({ $0 == "-" }).count <= 1 else { throw .standardInputTwice }
  }

  /// Whether neither a predicate nor a value was given.
  var isEmpty: Bool { words.isEmpty && parameters.bindings.isEmpty }

  /// Reads and checks the predicates, and those of saved views, and joins them by AND.
  ///
  /// What is suspicious about them is said. Nil without any predicate.
  func checked(
    in context: Context, schema: RecordSchema = PredicateSchemas.fugitive,
    views: [SavedView] = []
  ) throws(Failure) -> ReadPredicate? {
    var sources: [PredicateSource] = []
    for word in words { sources.append(try PredicateText.source(word, in: context)) }
    let count = sources.count + views.count
    guard count > 0 else {
      guard parameters.bindings.isEmpty else { throw .parametersAlone }
      return nil
    }
    let reading = PredicateReading(
      schema: schema, now: context.now, bindings: parameters.bindings)
    var read: ReadPredicate?
    for view in views {
      let next = try reading.read(view, refusesUnused: count == 1)
      read = read?.joined(with: next) ?? next
    }
    for source in sources {
      let next = try reading.read(source, refusesUnused: count == 1)
      read = read?.joined(with: next) ?? next
    }
    guard let read else { return nil }
    // One predicate alone was asked for its own values when it was checked.
    if count > 1 { try parameters.refuseUnused(by: read, in: sources.last ?? PredicateSource("")) }
    for warning in read.warnings { context.console.note(PredicateWording.warning(warning)) }
    return read
  }
}

/// A predicate that was read and checked.
struct ReadPredicate {
  var expression: PredicateExpression
  var checked: CheckedPredicate
  var warnings: [PredicateDiagnostic]
  var usedVariables: Set<String>

  /// This predicate and another one, joined by AND as trees.
  func joined(with other: ReadPredicate) -> ReadPredicate {
    ReadPredicate(
      expression: .all(of: [expression, other.expression]),
      checked: .all(of: [checked, other.checked]), warnings: warnings + other.warnings,
      usedVariables: usedVariables.union(other.usedVariables))
  }
}
