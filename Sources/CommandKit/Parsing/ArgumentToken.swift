/// One meaningful piece of a command line.
enum ArgumentToken: Hashable, Sendable {
  /// The name or alias of a command below the one known so far.
  case command(CommandSignature)
  /// A positional argument; `follows` is the bare option right before it whose value is optional.
  case argument([UInt8], follows: OptionalValueOption?)
  /// An option that some command declares, with its value and the word it begins in.
  case option(AnyOption, OptionSpelling, value: [UInt8]?, word: [UInt8])
  /// A word that cannot be read.
  case failure(UsageProblem)
}
