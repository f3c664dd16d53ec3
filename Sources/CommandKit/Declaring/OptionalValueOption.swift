/// An option whose value is optional and then joined by an equals sign: `--json` or `--json=id,name`.
///
/// The next word is never its value. Because people try `--json id,name` all the same, a word that
/// follows the bare option and is made of `listedValues` is refused with the right form.
///
///     static let json = OptionalValueOption(
///       "json", value: "FIELDS", help: "print JSON", listedValues: ["id", "name"])
package struct OptionalValueOption: Hashable, Sendable {
  /// The long name, without dashes; there is no short one.
  package let name: String
  /// What stands for the value in help, in capitals.
  package let valueName: String
  /// What the option does, as a phrase without a full stop.
  package let help: String
  /// What a shell may offer after the equals sign.
  package let completion: CompletionKind
  /// The words a value is made of, joined by commas; empty when not known.
  package let listedValues: [String]
  /// Whether help, man page and completion leave the option out.
  package let isHidden: Bool

  /// Declares an option with an optional value.
  package init(
    _ name: String, value valueName: String, help: String, completion: CompletionKind = .none,
    listedValues: [String] = [], isHidden: Bool = false
  ) {
    self.name = name
    self.valueName = valueName
    self.help = help
    self.completion =
      completion == .none && !listedValues.isEmpty ? .list(listedValues) : completion
    self.listedValues = listedValues
    self.isHidden = isHidden
  }
}

/// What was given for an option whose value is optional.
package enum OptionalValue: Hashable, Sendable {
  /// The option does not occur.
  case absent
  /// The option occurs without a value.
  case bare
  /// The option occurs with this value, which may be empty.
  case value(String)

  /// Whether the option occurs at all.
  package var isPresent: Bool { self != .absent }
}
