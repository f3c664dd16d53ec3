/// An option as the user wrote it, without its value: `--tag` or `-L`.
package enum OptionSpelling: Hashable, Sendable {
  /// A long option, without its dashes.
  case long(String)
  /// A short option.
  case short(Character)

  /// The option with its dashes.
  package var text: String {
    switch self {
    case .long(let name): "--" + name
    case .short(let letter): "-" + String(letter)
    }
  }

  func matches(_ option: AnyOption) -> Bool {
    switch self {
    case .long(let name): option.name == name
    case .short(let letter): option.short == letter
    }
  }
}
