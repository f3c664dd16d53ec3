import CommandKit

/// One command of the program: its declaration, what was asked for, and how it is done.
///
/// Reading the arguments and doing the work are apart, so that each can be tested without the other.
protocol Command {
  /// The one declaration that parsing, help, man page and completion come from.
  static var signature: CommandSignature { get }

  /// Reads what was asked for.
  init(_ arguments: ParsedArguments) throws(Failure)

  /// Does what was asked for.
  func run(in context: Context) throws(Failure) -> ExitStatus
}
