import CommandKit
import PosseModel
import PosseStore

extension StoreWording {
  /// What is said of failures of lists of values; nil for any other failure.
  static func ofValue(_ error: StoreError) -> TerminalLine? {
    switch error {
    case .noSuchValue(let kind, let text):
      return "\(quoted: text): no such \(kind.rawValue); see posse \(kind.rawValue) list"
    case .ambiguousValue(let kind, let text, let values):
      var message: TerminalLine =
        "\(quoted: text) may be any of these \(kind.plural); write it just so"
      for value in values.prefix(10) { message += "\(trusted: "\n  ")\(short: value)" }
      if values.count > 10 { message += "\(trusted: "\n  ")and \(values.count - 10) more" }
      return message
    case .valueExists(let kind, let text):
      return """
        there is \(kind.withArticle) \(quoted: text) already; posse \(kind.rawValue) merge makes two \
        into one
        """
    case .fixedValue(let kind):
      return """
        the \(kind.rawValue) ..Unknown.. is part of every book and stays as it is; it can be neither \
        renamed, merged nor removed
        """
    case .sameValue(let kind, let text):
      return """
        \(quoted: text) cannot take its own place; name another \(kind.rawValue) that stays
        """
    case .valueChangedMeanwhile(let kind, let text):
      return """
        the \(kind.rawValue) \(quoted: text) or who has it was changed meanwhile by another command; \
        look again and repeat
        """
    case .valueGone(let kind, let text):
      return """
        the \(kind.rawValue) \(quoted: text) was renamed or removed by another command since you chose it; \
        choose again
        """
    case .foreignZIP(let problem): return "place: " + foreignZIP(problem)
    default: return nil
    }
  }

  /// What is wrong with a pair of state and ZIP code.
  static func fact(of problem: ForeignZIP) -> TerminalLine {
    let owners = problem.owners.joined(separator: ", ")
    let fact =
      problem.owners.isEmpty ? "belongs to no state" : "belongs to \(owners)"
    return """
      \(problem.state)/\(problem.zip): ZIP \(problem.zip) \(fact); ZIPs of \(problem.state) begin with \
      \(problem.beginnings.joined(separator: ", "))
      """
  }

  /// What is wrong with a pair of state and ZIP code, and what to do when it is right.
  static func foreignZIP(_ problem: ForeignZIP) -> TerminalLine {
    fact(of: problem)
      + ". If it is right all the same, posse place add --force makes it known"
  }
}
