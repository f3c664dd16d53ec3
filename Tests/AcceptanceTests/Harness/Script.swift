/// A transcript of commands with what each must print, kept as a text file that people can read.
///
/// `Scripts/README.md` explains the format.
struct Script: Hashable, Sendable {
  /// What stands in a script, in order.
  enum Element: Hashable, Sendable {
    /// A line that is not checked: a remark, a directive or a blank line, exactly as written.
    case remark(String)
    /// A command and what it must do.
    case step(ScriptStep)
  }

  /// The lines and steps in order.
  var elements: [Element]
  /// What the directives ask for.
  var setting: ScriptSetting

  /// The steps in order.
  var steps: [ScriptStep] {
    elements.compactMap { element in
      if case .step(let step) = element { step } else { nil }
    }
  }
}
