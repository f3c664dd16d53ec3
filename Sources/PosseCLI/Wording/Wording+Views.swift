import CommandKit

/// Saved views.
extension Wording {
  /// What is said where a list of views is empty.
  static let noViews: TerminalLine = "No views."

  static func savedView(_ name: String, isReplaced: Bool) -> TerminalLine {
    isReplaced ? "Replaced the view \(quoted: name)." : "Saved the view \(quoted: name)."
  }

  static func removedView(_ name: String) -> TerminalLine { "Removed the view \(quoted: name)." }
}
