/// What a script's directives ask for.
struct ScriptSetting: Hashable, Sendable {
  /// The size of a terminal.
  struct ScreenSize: Hashable, Sendable {
    var columns: Int
    var rows: Int
  }

  /// Changes to the environment: a value to set, or nil to remove the name.
  var environment: [String: String?] = [:]
  /// The terminal to run in, or nil to run with pipes.
  var screen: ScreenSize?
  /// Names of the preparations to run first, from `Scripts/given`.
  var preparations: [String] = []
  /// What must be there, else the script is skipped: `shared`, or names of programs.
  var needs: [String] = []
}
