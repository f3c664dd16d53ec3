/// Reads whole lines as the terminal delivers them.
struct PlainLineReader {
  enum Line: Hashable {
    case text(String)
    /// The end of the input, or a line of nothing but Escape.
    case cancelled
    /// A line that holds what a key sent that means nothing here, such as an arrow.
    case unusable
    case interrupted
  }

  let terminal: any PromptTerminal
  private var pending: [UInt8] = []
  private var ending: Line?

  init(terminal: any PromptTerminal) { self.terminal = terminal }

  /// Lets a moment pass; what is typed meanwhile is kept.
  mutating func pause(milliseconds: Int32?) {
    guard ending == nil else { return }
    switch terminal.nextEvent(timeoutMilliseconds: milliseconds) {
    case .byte(let byte): pending.append(byte)
    case .end: ending = .cancelled
    case .interrupted: ending = .interrupted
    case .timeout, .resized, .stopRequested, .resumed: break
    }
  }

  /// Whether the input has ended before a line was asked for.
  var hasEnded: Bool { ending != nil }

  mutating func read() -> Line {
    var line: [UInt8] = []
    while let byte = next() {
      if byte == 0x0A || byte == 0x0D {
        if line.contains(0x1B) { return TypedLine.isLoneEscape(line) ? .cancelled : .unusable }
        return .text(Self.trimmed(String(decoding: line, as: UTF8.self)))
      }
      if line.count < Self.limit { line.append(byte) }
    }
    terminal.write("\n")
    return ending ?? .cancelled
  }

  private mutating func next() -> UInt8? {
    while pending.isEmpty, ending == nil { pause(milliseconds: nil) }
    return pending.isEmpty ? nil : pending.removeFirst()
  }

  static func trimmed(_ text: String) -> String {
    let body = text.drop(while: \.isWhitespace)
    return String(body.reversed().drop(while: \.isWhitespace).reversed())
  }

  private static let limit = 4096
}
