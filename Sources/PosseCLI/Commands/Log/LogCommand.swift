import CommandKit

/// `posse log`: the commands about entries of the log.
enum LogCommand {
  static let entries = Argument(
    "ENTRY", .some, help: "entries by number, as l12 or 12; - reads them from standard input",
    completion: .dynamic("logs"))
  static let entry = Argument(
    "ENTRY", .one, help: "an entry by its number, as l12 or 12", completion: .dynamic("logs"))

  static let signature = CommandSignature(
    name: "log", summary: "keep a dated log of what was done",
    discussion: [
      """
      The log says of each person what was done, when, where and by whom. The action is any short \
      text: surveillance, call, interview. A sighting that is newer than lastSeen moves lastSeen \
      and lastSeenPlace. Captures and releases write entries of their own.
      """
    ],
    output: "What its commands print; each says so in its own help.",
    examples: [
      Example("posse log add 12 surveillance --note 'blue van, two men'", "what was done just now"),
      Example("posse log report 12 -o report.txt", "all of it for a bondsman or a judge"),
    ],
    subcommands: [
      LogAddCommand.signature, LogListCommand.signature, LogEditCommand.signature,
      LogRemoveCommand.signature, LogReportCommand.signature,
    ])
}
