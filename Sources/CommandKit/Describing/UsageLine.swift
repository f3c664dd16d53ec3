/// The one line that shows how a command is called.
///
/// Capitals stand for what the user puts in, brackets hold what may be left out, `…` follows what may be
/// repeated.
struct UsageLine {
  let text: String

  init(_ command: CommandSignature, path: [String], root: CommandSignature) {
    var words = [root.name] + path
    if !command.allOptions.isEmpty || root.globalOptions != nil { words.append("[OPTIONS]") }
    if !command.subcommands.isEmpty {
      words.append(command.runsWithoutSubcommand ? "[COMMAND] [ARGS]" : "COMMAND [ARGS]")
    }
    words += command.arguments.map(Self.form)
    text = words.joined(separator: " ")
  }

  /// The notation of an argument: `REF`, `[NAME]`, `REF…` or `[WORD…]`.
  static func form(_ argument: Argument) -> String {
    switch argument.cardinality {
    case .one: argument.name
    case .optional: "[\(argument.name)]"
    case .some: "\(argument.name)…"
    case .any: "[\(argument.name)…]"
    }
  }
}
