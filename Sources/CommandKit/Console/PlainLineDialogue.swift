/// The dialogue of a question for a line that the terminal reads and edits by itself.
struct PlainLineDialogue {
  let question: LineQuestion
  let terminal: any PromptTerminal
  let inColor: Bool

  /// Asks until there is a line.
  func run() -> LineAnswer {
    while true {
      write(question.plainForm)
      var line = TypedLine(byteLimit: question.byteLimit)
      switch read(into: &line) {
      case nil: break
      case let ending?: return ending
      }
      if line.isTooLong {
        write(question.refusal + "\n")
        continue
      }
      let bytes = line.trimmed
      if bytes == [UInt8(ascii: "?")] {
        write(question.explanation + "\n")
        continue
      }
      if bytes.contains(0x1B) {
        if TypedLine.isLoneEscape(bytes) { return .cancelled }
        write(LineQuestion.keysRefusal + "\n")
        continue
      }
      return bytes.isEmpty && !question.takesEmpty ? .cancelled : .line(bytes)
    }
  }

  /// Reads up to the end of a line; gives what ended it otherwise.
  private func read(into line: inout TypedLine) -> LineAnswer? {
    while true {
      switch terminal.nextEvent(timeoutMilliseconds: nil) {
      case .byte(0x0A), .byte(0x0D): return nil
      case .byte(let byte): line.append(byte)
      case .end: return end(.cancelled)
      case .interrupted: return end(.interrupted)
      case .timeout, .resized, .stopRequested, .resumed: break
      }
    }
  }

  private func end(_ answer: LineAnswer) -> LineAnswer {
    terminal.write("\n")
    return answer
  }

  private func write(_ line: TerminalLine) { terminal.write(line.rendered(inColor: inColor)) }
}
