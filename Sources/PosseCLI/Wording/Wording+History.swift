import Chronology
import CommandKit
import PosseModel
import PosseStore

/// The history.
extension Wording {
  /// What stands where nothing was changed.
  static let noHistory: TerminalLine = "No changes."

  /// What ends the confirmation of a change.
  static let offerUndo: TerminalLine = "Undo: posse undo"

  static func undid(_ step: StepSummary, in context: Context) -> TerminalLine {
    "Undid " + stepName(step) + details(of: step, in: context) + ". Redo: posse redo"
  }

  static func redid(_ step: StepSummary, in context: Context) -> TerminalLine {
    "Redid " + stepName(step) + details(of: step, in: context) + ". Undo: posse undo"
  }

  static func lastChange(_ step: StepSummary, now: Instant) -> TerminalLine {
    let by: TerminalLine = step.user == ProcessUser.name ? "" : ", by \(short: step.user)"
    return "Last change: " + stepName(step) + ", " + ago(step.time, now: now) + by
  }

  /// A command as messages name it: as typed, else by its verb.
  static func stepName(_ step: StepSummary) -> TerminalLine {
    "\(trusted: "\"")\(short: step.words ?? step.verb)\(trusted: "\"")"
  }

  private static func details(of step: StepSummary, in context: Context) -> TerminalLine {
    var parts: [TerminalLine] = []
    switch step.fugitives.count {
    case 0: break
    case 1: parts.append("#\(step.fugitives[0].number)")
    default: parts.append("\(step.fugitives.count) fugitives")
    }
    parts.append(ago(step.time, now: context.now))
    if step.user != ProcessUser.name { parts.append("by \(short: step.user)") }
    return " (" + TerminalLine.joined(parts, separator: ", ") + ")"
  }

  /// How long ago something was, in the largest unit that fits.
  static func ago(_ time: Instant, now: Instant) -> TerminalLine {
    let seconds = max(0, (now.microseconds &- time.microseconds) / 1_000_000)
    switch seconds {
    case 0..<60: return "just now"
    case 60..<3600: return "\(seconds / 60) min ago"
    case 3600..<86_400: return "\(seconds / 3600) h ago"
    default: return "\(seconds / 86_400) d ago"
    }
  }
}
