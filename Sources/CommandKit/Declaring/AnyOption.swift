/// A flag or an option of any kind, as a signature lists it.
package enum AnyOption: Hashable, Sendable {
  /// An option without a value.
  case flag(Flag)
  /// An option with a value.
  case option(Option)
  /// An option with an optional value.
  case optionalValue(OptionalValueOption)

  /// The long name, without dashes.
  package var name: String {
    switch self {
    case .flag(let flag): flag.name
    case .option(let option): option.name
    case .optionalValue(let option): option.name
    }
  }

  /// The one-letter name, if there is one.
  package var short: Character? {
    switch self {
    case .flag(let flag): flag.short
    case .option(let option): option.short
    case .optionalValue: nil
    }
  }

  /// What the option does.
  package var help: String {
    switch self {
    case .flag(let flag): flag.help
    case .option(let option): option.help
    case .optionalValue(let option): option.help
    }
  }

  /// Whether help, man page and completion leave the option out.
  package var isHidden: Bool {
    switch self {
    case .flag(let flag): flag.isHidden
    case .option(let option): option.isHidden
    case .optionalValue(let option): option.isHidden
    }
  }

  /// Whether every occurrence counts.
  package var repeats: Bool {
    if case .option(let option) = self { option.repeats } else { false }
  }

  /// What a shell may offer as the value.
  package var completion: CompletionKind {
    switch self {
    case .flag: .none
    case .option(let option): option.completion
    case .optionalValue(let option): option.completion
    }
  }

  /// Whether the word after the option is its value.
  var consumesNextWord: Bool {
    if case .option = self { true } else { false }
  }

  /// Whether the value may be any bytes.
  var takesBytes: Bool {
    if case .option(let option) = self { option.takesBytes } else { false }
  }

  /// The name of the value in help, if the option takes one.
  var valueName: String? {
    switch self {
    case .flag: nil
    case .option(let option): option.valueName
    case .optionalValue(let option): option.valueName
    }
  }
}
