import CommandKit
import PredicateFormat

/// What the program says about predicates.
enum PredicateWording {
  /// The most errors that are told of one predicate.
  private static let shown = 10

  /// The errors of a predicate, each with its place.
  static func message(
    _ diagnostics: [PredicateDiagnostic], in source: PredicateSource
  ) -> TerminalLine {
    var blocks = diagnostics.prefix(shown).map { block($0, in: source) }
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
    _ diagnostic: PredicateDiagnostic, in source: PredicateSource
  ) -> TerminalLine {
    var lines: [TerminalLine] = ["predicate: \(diagnostic.problem.message)"]
    if case .name? = diagnostic.hint, let hint = diagnostic.hint {
      lines[0] += " \u{2014} \(hint.sentence)"
    }
    if !source.text.isEmpty { lines += PredicateExcerpt(source, diagnostic.range).lines }
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
}
