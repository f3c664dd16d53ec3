import CommandKit
import PosseModel

/// What is said of values of options that mean nothing.
enum OptionWording {
  static func message(
    _ option: String, _ value: String, _ problem: Failure.Problem
  ) -> TerminalLine {
    switch problem {
    case .notANumber(let bounds):
      return """
        \(option): \(quoted: value) is no whole number from \(bounds.lowerBound) to \
        \(bounds.upperBound); write one
        """
    case .notASize(let limit):
      return """
        \(option): \(quoted: value) is no size; write a whole number of pixels from 1 to \(limit), \
        or none
        """
    case .notOneOf(let words):
      return "\(option): \(quoted: value) is none of \(words.joined(separator: ", "))"
    case .unknownField(let suggestions):
      return "\(option): " + unknownField(value, suggestions)
    case .unknownColumn(let known):
      return """
        \(option): unknown field \(quoted: value); the fields are \
        \(known.joined(separator: ", "))
        """
    case .unorderedField(let field):
      return "\(option): \(field.name) holds lists and has no order; name another field"
    case .emptyList(let known):
      return "\(option): no field is named; the fields are \(known.joined(separator: ", "))"
    case .badDirection:
      return "\(option): \(quoted: value): write FIELD or FIELD:desc"
    case .badSource:
      return """
        \(option): \(quoted: value) is no source and key; write them as fbi:6f2a, the name in \
        small letters and digits
        """
    case .template(let offset, let problem): return template(offset, problem)
    case .nullNeedsIDsOrPlain:
      return "--null goes with --format ids or --format plain; add one of them"
    }
  }

  static func unknownField(_ name: String, _ suggestions: [FugitiveField]) -> TerminalLine {
    guard let first = suggestions.first else {
      return "unknown field \(quoted: name); the fields are \(fields)"
    }
    return """
      unknown field \(quoted: name); did you mean \(quoted: first.name)? The fields are \(fields)
      """
  }

  private static var fields: String {
    FugitiveField.allCases.map(\.name).joined(separator: ", ")
  }

  private static func template(
    _ offset: Int, _ problem: Failure.TemplateProblem
  ) -> TerminalLine {
    let place: TerminalLine = "--template, character \(offset + 1): "
    switch problem {
    case .unknownField(let name, let suggestions):
      return place + unknownField(name, suggestions)
    case .unknownForm(let form):
      return place + "unknown form \(quoted: form); the forms are money, date and json"
    case .unclosed: return place + "'{' without '}'; write {{ for a brace"
    case .unopened: return place + "'}' without '{'; write }} for a brace"
    case .badEscape(let character):
      return place + "\(quoted: "\\" + character) means nothing; write \\n, \\t, \\0 or \\\\"
    }
  }
}
