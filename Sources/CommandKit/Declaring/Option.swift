/// An option that takes a value: `--tag cold`, `--tag=cold`, `-L 5` or `-L5`.
///
/// Given twice, the last one wins unless it `repeats`.
///
///     static let tag = Option("tag", value: "TAG", repeats: true, help: "only those with this tag")
package struct Option: Hashable, Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The one-letter name, if there is one.
  package let short: Character?
  /// What stands for the value in help, in capitals.
  package let valueName: String
  /// Whether every occurrence counts, not only the last.
  package let repeats: Bool
  /// What the option does, as a phrase without a full stop.
  package let help: String
  /// What a shell may offer as the value.
  package let completion: CompletionKind
  /// The only values that are accepted; empty when any value is.
  package let choices: [String]
  /// Whether the value may be any bytes, as a path may; otherwise it must be UTF-8.
  package let takesBytes: Bool
  /// Whether help, man page and completion leave the option out.
  package let isHidden: Bool

  /// Declares an option with a value; with `choices` any other value is a usage error.
  package init(
    _ name: String, short: Character? = nil, value valueName: String, repeats: Bool = false,
    help: String, completion: CompletionKind = .none, choices: [String] = [],
    takesBytes: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName
    self.repeats = repeats
    self.help = help
    self.completion = completion == .none && !choices.isEmpty ? .choices(choices) : completion
    self.choices = choices
    self.takesBytes = takesBytes
    self.isHidden = isHidden
  }
}
