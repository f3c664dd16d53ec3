import CommandKit

/// The options that every command takes, before or after its name.
enum GlobalOptions {
  static let database = Option(
    "db", value: "PATH", help: "use the book at PATH", completion: .files, takesBytes: true)
  static let yes = Flag("yes", short: "y", help: "answer yes to every question")
  static let noInput = Flag("no-input", help: "ask nothing, fail instead")
  static let quiet = Flag("quiet", short: "q", help: "leave out confirmations")
  static let verbose = Flag("verbose", short: "v", help: "say more about what is done")
  static let color = Option(
    "color", value: "WHEN", help: "when to use colour",
    choices: ColorChoice.allCases.map(\.rawValue))
  static let noPager = Flag("no-pager", help: "write long output without a pager")
  static let zone = Option(
    "tz", value: "ZONE", help: "read and show dates in ZONE, such as Asia/Tokyo")

  static let group = OptionGroup(
    "Global options",
    [
      .option(database), .flag(yes), .flag(noInput), .flag(quiet), .flag(verbose),
      .option(color), .flag(noPager), .option(zone), .flag(.help), .flag(.version),
    ])
}
