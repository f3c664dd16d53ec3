/// Reads one short answer, ended by Enter, from a terminal.
struct AnswerReader {
  enum Outcome: Hashable {
    /// The answer in lower case without blanks around it.
    case line(String)
    /// Escape, or the end of the input.
    case cancelled
    /// Ctrl-C.
    case interrupted
    /// The program was stopped and goes on: the question is to be shown again.
    case resumed
  }

  let terminal: any PromptTerminal
  /// Whether keys come one by one, so that the answer must be shown and edited here.
  let echoes: Bool

  func read() -> Outcome {
    var typed: [UInt8] = []
    while true {
      switch terminal.nextEvent(timeoutMilliseconds: nil) {
      case .timeout, .resized: continue
      case .resumed: return finish(.resumed)
      case .stopRequested: return suspend(wholeJob: false)
      case .byte(0x1A) where echoes: return suspend(wholeJob: true)
      case .end: return finish(.cancelled)
      case .interrupted: return finish(.interrupted)
      case .byte(0x0A), .byte(0x0D):
        if echoes { terminal.write("\n") }
        return .line(answer(typed))
      case .byte(0x03) where echoes: return finish(.interrupted)
      case .byte(0x04) where echoes && typed.isEmpty: return finish(.cancelled)
      case .byte(0x1B) where echoes:
        if isLoneEscape() { return finish(.cancelled) }
      case .byte(0x1B): return skipLine()
      case .byte(0x08) where echoes, .byte(0x7F) where echoes:
        if typed.popLast() != nil { terminal.write("\u{8} \u{8}") }
      case .byte(let byte):
        // Answers are ASCII; what else comes makes the answer an unknown one.
        guard byte >= 0x20, typed.count < 64 else { continue }
        typed.append(byte)
        if echoes { terminal.write(byte < 0x7F ? String(UnicodeScalar(byte)) : "?") }
      }
    }
  }

  private func finish(_ outcome: Outcome) -> Outcome {
    terminal.write("\n")
    return outcome
  }

  private func suspend(wholeJob: Bool) -> Outcome {
    terminal.write("\n")
    return terminal.suspend(wholeJob: wholeJob) ? .resumed : .cancelled
  }

  private func answer(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Escape alone cancels; the sequence of an arrow or function key is swallowed.
  private func isLoneEscape() -> Bool {
    guard case .byte(let second) = terminal.nextEvent(timeoutMilliseconds: 50) else { return true }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return true }
    while case .byte(let byte) = terminal.nextEvent(timeoutMilliseconds: 50) {
      if (0x40...0x7E).contains(byte) { break }
    }
    return false
  }

  /// A line that begins with Escape cancels once it is complete.
  private func skipLine() -> Outcome {
    while true {
      switch terminal.nextEvent(timeoutMilliseconds: nil) {
      case .byte(0x0A), .end: return .cancelled
      case .interrupted: return finish(.interrupted)
      case .byte, .timeout, .resized, .stopRequested, .resumed: continue
      }
    }
  }
}
