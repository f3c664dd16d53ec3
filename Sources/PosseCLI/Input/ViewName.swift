import CommandKit
import PosseModel

/// The name of a saved view on a command line.
enum ViewName {
  /// Reads it in the form in which names are stored.
  static func read(_ arguments: ParsedArguments) throws(Failure) -> String {
    let argument = ViewCommand.name
    return try CheckedText.read(arguments[argument], as: .viewName, subject: argument.name) ?? ""
  }
}
