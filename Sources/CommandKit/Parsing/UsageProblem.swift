/// What is wrong with a command line, as data.
///
/// User text is kept as given.
package enum UsageProblem: Error, Hashable, Sendable {
  /// No command of this name is below the one of the error.
  case unknownCommand(String, suggestion: String?)
  /// A command that only has subcommands was given none.
  case missingCommand(choices: [String])
  /// A command's name stands after `--`, where no word is a command.
  case commandAfterDashes(String)
  /// An option, with its dashes, that does not exist here; `foundIn` are the commands that do have it.
  ///
  /// `word` is the whole word that a short option stands in, such as `-dash.png`.
  case unknownOption(String, suggestion: String?, foundIn: [[String]], word: [UInt8]?)
  /// An option's value is missing; `next` is the option that stands in its place, if one does.
  case missingValue(OptionSpelling, valueName: String, next: [UInt8]?)
  /// A flag was given a value.
  case unexpectedValue(OptionSpelling, value: [UInt8])
  /// The value of an option is none of its choices.
  case unknownChoice(option: OptionSpelling, value: String, choices: [String], suggestion: String?)
  /// A value was given as the next word to an option that takes one only after an equals sign.
  case spacedValue(option: OptionSpelling, value: String)
  /// Two options that exclude each other, by long names.
  case exclusiveOptions(OptionSpelling, OptionSpelling)
  /// A required argument is missing.
  case missingArgument(String)
  /// There are more arguments than the command takes.
  case unexpectedArgument([UInt8])
  /// Bytes that are not UTF-8 where text is wanted; `of` names the option or argument if known.
  case notUTF8([UInt8], of: String?)
  /// A value that its command cannot read; `subject` is an option such as `--due` or an argument's name.
  case unreadableValue(subject: String, value: String, reason: String, advice: String?)
  /// Something else that is wrong with the command line as a whole, said by the command itself.
  case refused(reason: String, advice: String?)
}
