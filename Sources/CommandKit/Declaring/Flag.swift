/// An option that takes no value, such as `--captured` or `-q`.
///
/// Names are written without dashes. A flag may be given several times; `ParsedArguments` counts it.
///
///     static let captured = Flag("captured", help: "only those who are captured")
package struct Flag: Hashable, Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The one-letter name, if there is one.
  package let short: Character?
  /// What the flag does, as a phrase without a full stop.
  package let help: String
  /// Whether help, man page and completion leave the flag out.
  package let isHidden: Bool

  /// Declares a flag.
  package init(_ name: String, short: Character? = nil, help: String, isHidden: Bool = false) {
    self.name = name
    self.short = short
    self.help = help
    self.isHidden = isHidden
  }
}
