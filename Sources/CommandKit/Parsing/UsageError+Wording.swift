/// The words for every mistake in a command line; nothing else phrases them.
extension UsageError {
  /// Returns the message without the program's name in front: what, why, and what to do.
  ///
  ///     list: unknown option --js; did you mean --json?
  package func message(program: String) -> TerminalLine {
    var line: TerminalLine = ""
    if !command.isEmpty { line += "\(command.joined(separator: " ")): " }
    return line + body(program: program)
  }

  private func body(program: String) -> TerminalLine {
    switch problem {
    case .unknownCommand(let name, let suggestion):
      let full = suggestion.map { (command + [$0]).joined(separator: " ") }
      return "unknown command \(quoted: name)\(nearest(full, program))"
    case .missingCommand(let choices):
      return "a command is missing; name one of: \(choices.joined(separator: ", "))"
    case .commandAfterDashes(let name):
      return "\(quoted: name) is no command after --; write it before"
    case .unknownOption(let name, let suggestion, let homes, let word):
      return "unknown option \(short: name)\(optionAdvice(suggestion, homes, word, program))"
    case .missingValue(let option, let valueName, let next):
      return missingValue(option, valueName, next)
    case .unexpectedValue(let option, let value):
      return "option \(option.text) takes no value, but got \(quoted: value); leave it out"
    case .unknownChoice(let option, let value, let choices, let suggestion):
      let list = choices.joined(separator: ", ")
      guard let suggestion else {
        return "option \(option.text) does not know \(quoted: value); it takes \(list)"
      }
      return """
        option \(option.text) does not know \(quoted: value); did you mean \(suggestion)? \
        It takes \(list)
        """
    case .spacedValue(let option, let value):
      return """
        \(quoted: value) stands apart from \(option.text); \
        did you mean \(option.text)=\(short: value)?
        """
    case .exclusiveOptions(let first, let second):
      return "\(first.text) and \(second.text) exclude each other; leave one out"
    case .missingArgument(let name):
      return "\(name) is missing\(seeHelp(program))"
    case .unexpectedArgument(let bytes):
      return "unexpected argument \(quoted: bytes)\(seeHelp(program))"
    case .notUTF8(let bytes, let subject):
      return notUTF8(bytes, subject)
    case .unreadableValue(let subject, let value, let reason, let advice):
      return "\(subject) \(quoted: value): \(reason)\(suffix(advice))"
    case .refused(let reason, let advice):
      return "\(reason)\(suffix(advice))"
    }
  }

  private func missingValue(
    _ option: OptionSpelling, _ valueName: String, _ next: [UInt8]?
  ) -> TerminalLine {
    let isLong = if case .long = option { true } else { false }
    guard let next else {
      return
        "option \(option.text) needs a value; write \(option.text)\(isLong ? "=" : " ")\(valueName)"
    }
    return """
      option \(option.text) needs a value, but \(quoted: next) follows; write \
      \(option.text)\(isLong ? "=" : "")\(valueName), also for a value that begins with two dashes
      """
  }

  private func optionAdvice(
    _ suggestion: String?, _ homes: [[String]], _ word: [UInt8]?, _ program: String
  ) -> TerminalLine {
    if let suggestion { return "; did you mean \(suggestion)?" }
    var advice: TerminalLine = ""
    if !homes.isEmpty {
      let list = homes.prefix(3).map { $0.joined(separator: " ") }.joined(separator: ", ")
      advice += homes.count > 3 ? "; \(list) and others have it" : "; it belongs to \(list)"
    }
    if let word, couldBeArgument(word) {
      advice += "; for an argument that begins with a dash put -- before it"
    }
    return advice.isEmpty ? seeHelp(program) : advice
  }

  /// Whether a word such as `-5` or `-dash.png` may have been meant as a number or the name of a file.
  private func couldBeArgument(_ word: [UInt8]) -> Bool {
    let rest = word.dropFirst()
    return rest.count > 1 || rest.contains { "0123456789./".utf8.contains($0) }
  }

  private func notUTF8(_ bytes: [UInt8], _ subject: String?) -> TerminalLine {
    guard let subject else {
      return "argument \(quoted: bytes) is not UTF-8 text; give it in UTF-8"
    }
    return "\(subject) \(quoted: bytes) is not UTF-8 text; give it in UTF-8"
  }

  private func nearest(_ suggestion: String?, _ program: String) -> TerminalLine {
    guard let suggestion else { return seeHelp(program) }
    return "; did you mean '\(suggestion)'?"
  }

  private func seeHelp(_ program: String) -> TerminalLine {
    "; see '\(([program] + command + ["--help"]).joined(separator: " "))'"
  }

  private func suffix(_ advice: String?) -> TerminalLine {
    guard let advice else { return "" }
    return "; \(advice)"
  }
}
