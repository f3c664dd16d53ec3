/// A mistake in a declaration, with the path of the command it is in.
package struct SignatureFault: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// A name that is not made of lower-case letters, digits and single dashes.
    case unusableName(String)
    /// A short name that is no ASCII letter or digit.
    case unusableShort(String)
    /// A placeholder of an argument or value that is not in capitals.
    case unusablePlaceholder(String)
    /// Two commands, options or arguments of one name.
    case duplicateName(String)
    /// A long name that goes with another short one, or with or without a value, elsewhere.
    case differsElsewhere(String)
    /// A text that is missing; the string says which.
    case missingText(String)
    /// A phrase that ends in a full stop or begins or ends with a blank.
    case untidyText(String)
    /// A command with both arguments and subcommands.
    case argumentsBesideSubcommands
    /// More than one repeated argument, or an optional one after a repeated one.
    case unreachableArgument(String)
    /// A set of exclusive options that names one which does not exist.
    case unknownExclusiveOption(String)
    /// An example that the declaration itself refuses.
    case refusedExample(String)
    /// A page to see that is neither a command nor of the form `name(1)`.
    case unknownPage(String)
  }

  /// The command, from the root's name on.
  package let path: [String]
  /// What is wrong with it.
  package let kind: Kind

  /// The path and the kind of the fault, for test output.
  package var description: String { "\(path.joined(separator: " ")): \(kind)" }
}
