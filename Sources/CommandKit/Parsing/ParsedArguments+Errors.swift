extension ParsedArguments {
  /// Makes the error for an option's value that the command cannot read.
  package func unreadable(
    _ option: Option, _ value: String, reason: String, advice: String? = nil
  ) -> UsageError {
    UsageError(
      command: path,
      .unreadableValue(
        subject: "--" + option.name, value: value, reason: reason, advice: advice))
  }

  /// Makes the error for an argument that the command cannot read.
  package func unreadable(
    _ argument: Argument, _ value: String, reason: String, advice: String? = nil
  ) -> UsageError {
    UsageError(
      command: path,
      .unreadableValue(subject: argument.name, value: value, reason: reason, advice: advice))
  }

  /// Makes the error for a command line that is wrong as a whole.
  package func refused(_ reason: String, advice: String? = nil) -> UsageError {
    UsageError(command: path, .refused(reason: reason, advice: advice))
  }
}
