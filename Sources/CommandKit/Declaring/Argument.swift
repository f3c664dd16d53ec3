/// A positional argument of a command.
///
///     static let name = Argument("NAME", .optional, help: "the name as it is best known")
package struct Argument: Hashable, Sendable {
  /// How often an argument may stand.
  package enum Cardinality: Hashable, Sendable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case optional
    /// Once or more.
    case some
    /// Any number of times, or not at all.
    case any

    /// Whether the argument must be there.
    package var isRequired: Bool { self == .one || self == .some }
    /// Whether the argument may stand several times.
    package var isRepeated: Bool { self == .some || self == .any }
  }

  /// The name in help and messages, in capitals; unique within a command.
  package let name: String
  /// How often the argument may stand.
  package let cardinality: Cardinality
  /// What the argument is, as a phrase without a full stop.
  package let help: String
  /// What a shell may offer here.
  package let completion: CompletionKind
  /// Whether the argument may be any bytes, as a path may; otherwise it must be UTF-8.
  package let takesBytes: Bool
  /// Whether the program asks for the argument when it is missing; see ``ParsedArguments/missingArgument``.
  package let isAskedFor: Bool

  /// Declares a positional argument.
  package init(
    _ name: String, _ cardinality: Cardinality, help: String, completion: CompletionKind = .none,
    takesBytes: Bool = false, isAskedFor: Bool = false
  ) {
    self.name = name
    self.cardinality = cardinality
    self.help = help
    self.completion = completion
    self.takesBytes = takesBytes
    self.isAskedFor = isAskedFor
  }
}

/// A positional argument as a signature lists it.
package typealias ArgumentSignature = Argument
