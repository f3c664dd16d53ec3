import CommandKit
import PosseStore
import PredicateFormat

extension PredicateWording {
  /// The most errors that are told of one predicate.
  private static var shown: Int { 10 }

  /// The errors of a predicate, each with its place.
  static func message(
    _ diagnostics: [PredicateDiagnostic], in source: PredicateSource,
    width: Int = PredicateExcerpt.usualWidth
  ) -> TerminalLine {
    var blocks = diagnostics.prefix(shown).map { block($0, in: source, width: width) }
    if diagnostics.count > shown {
      blocks.append("and \(diagnostics.count - shown) more errors")
    }
    return TerminalLine.joined(blocks, separator: "\(trusted: "\nposse: ")")
  }

  /// A warning, on one line.
  static func warning(_ diagnostic: PredicateDiagnostic) -> TerminalLine {
    let line: TerminalLine = "posse: warning: predicate: \(diagnostic.problem.message)"
    return diagnostic.hint.map { line + "; \($0.sentence)" } ?? line
  }

  private static func block(
    _ diagnostic: PredicateDiagnostic, in source: PredicateSource,
    width: Int = PredicateExcerpt.usualWidth
  ) -> TerminalLine {
    var lines: [TerminalLine] = ["predicate: \(diagnostic.problem.message)"]
    if case .name? = diagnostic.hint, let hint = diagnostic.hint {
      lines[0] += " \u{2014} \(hint.sentence)"
    }
    if !source.text.allSatisfy(\.isWhitespace) {
      lines += PredicateExcerpt(source, diagnostic.range, width: width).lines
    }
    if !diagnostic.expected.isEmpty {
      lines.append("  expected \(alternatives(diagnostic.expected))")
    }
    switch diagnostic.hint {
    case .note?, .replace?: lines.append("  hint: \(diagnostic.hint?.sentence ?? "")")
    case .name?, nil: break
    }
    return TerminalLine.joined(lines, separator: "\(trusted: "\n")")
  }

  /// `a`, `a or b`, `a, b or c`.
  private static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A value given with -p that cannot be used.
  static func binding(_ text: String, _ problem: Failure.BindingProblem) -> TerminalLine {
    switch problem {
    case .shape:
      "--param: \(quoted: text) is no NAME=VALUE; write NAME=TEXT or NAME:=LITERAL"
    case .name(let name):
      "--param: \(quoted: name) is no name of a variable; it has letters, digits and _"
    case .twice(let name):
      "--param: $\(trusted: name) is given twice; give each value once"
    case .literal(let diagnostic, let source):
      "--param: "
        + block(diagnostic, in: source)
    }
  }

  /// What is wrong with a record given as JSON.
  static func record(_ problem: Failure.RecordProblem) -> TerminalLine {
    switch problem {
    case .malformed(let error):
      let reason: TerminalLine =
        switch error.reason {
        case .unexpected: "something does not belong there"
        case .endsTooEarly: "the text ends too early"
        case .tooDeep: "more than \(JSONReader.deepest) levels of nesting"
        case .keyTwice(let name): "the key \(quoted: name) comes twice"
        case .badEscape: "an escape is none"
        }
      return "--record: no JSON at byte \(error.offset): " + reason
        + "; write an object such as {\"name\": \"Joe\"}"
    case .notAnObject:
      return "--record: this is no JSON object; write one such as {\"name\": \"Joe\"}"
    case .unknownKey(let name, let suggestion):
      let line: TerminalLine = "--record: unknown field \(quoted: name)"
      guard let suggestion else { return line + "; see posse help predicates" }
      return line + "; did you mean \(quoted: suggestion)?"
    case .wrongType(let path, let expected):
      return "--record: \(quoted: path) must be \(expected); write it so, or null"
    case .image(let error): return "--record: " + image(error)
    }
  }

  private static func image(_ error: RecordImageError) -> TerminalLine {
    switch error {
    case .unknownField(let path): "unknown field \(quoted: path); see posse help predicates"
    case .wrongType(let path, let expected):
      "\(quoted: path) must be a \(expected.rawValue); write it so, or null"
    case .unstorableNumber(let path):
      "\(quoted: path) is a number that no book can keep; write a smaller or shorter one"
    case .notAnInstant(let path):
      "\(quoted: path) must be a point in time; write it with its time and zone"
    case .holdsNUL(let path): "\(quoted: path) holds the character NUL; leave it out"
    case .sameNumber(let path, let number):
      "two of \(quoted: path) have the number \(number); name different ones"
    case .severalPrimary: "more than one photo is the primary one; name one"
    }
  }

  /// The report of a contradiction.
  static func disagreement(_ report: Failure.Disagreement) -> TerminalLine {
    let lines: [TerminalLine] = [
      "a bug: the predicate is \(trusted: String(report.answer)) in memory and \(trusted: String(!report.answer)) in SQL",
      "  please send these lines to the makers of posse; see posse version",
      "  predicate: \(report.predicate)",
      "  record: \(report.record)",
      "  SQL: \(report.plan.sql)",
      "  parameters: \(report.plan.shownParameters)",
    ]
    return TerminalLine.joined(lines, separator: "\(trusted: "\n")")
  }
}

extension PredicateDiagnostic {
  /// Whether the text of the predicate is to blame, and not the values that were given with it.
  var blamesText: Bool {
    switch problem {
    case .unboundVariable, .unusedVariable: false
    default: true
    }
  }
}
