extension Flag {
  /// The flag that shows help instead of running; it wins wherever it stands.
  package static let help = Flag("help", short: "h", help: "show this help")
  /// The flag that prints the version instead of running.
  package static let version = Flag("version", short: "V", help: "print the version")
}
