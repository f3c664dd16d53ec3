import CommandKit

/// A question that is asked in place of a picker.
enum ProbeQuestion: String {
  case choice
  case line

  /// Asks; gives what came of it and the status to end with.
  func outcome(on console: Console) -> (String, Int32) {
    switch self {
    case .choice:
      switch console.ask(Self.keep) {
      case .chosen(let number): ("chosen \(number)", 0)
      case .cancelled: ("cancelled", 5)
      case .interrupted: ("interrupted", 130)
      case .unavailable: ("unavailable", 2)
      }
    case .line:
      switch console.ask(LineQuestion("File path", explanation: "Type where the picture is.")) {
      case .line(let bytes): ("line " + String(decoding: bytes, as: UTF8.self), 0)
      case .cancelled: ("cancelled", 5)
      case .interrupted: ("interrupted", 130)
      case .unavailable: ("unavailable", 2)
      }
    }
  }

  private static let keep = ChoiceQuestion(
    "Keep this?",
    choices: [
      .init("y", "yes", meaning: "keeps the photo"),
      .init("r", "retake", meaning: "takes another photo"),
      .init("d", "discard", meaning: "goes on without"),
    ], usual: 0)
}
