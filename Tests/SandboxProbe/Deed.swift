import Glibc

/// What a message tells the probe to do: its first part is a name, the second may be a number in decimal.
enum Deed: String {
  case echo
  case uppercase
  case identify
  case answerWithBytes
  case answerWithParts
  case spin
  case compute
  case hang
  case allocate
  case allocateInC
  case trap
  case crash
  case abort
  case exit
  case closeOutput
  case babble
  case halfHeader
  case halfFrame
  case hugeLength
  case overflowingLengths
  case manyParts
  case strayLength
  case extraBytes
  case open
  case socket
  case execute
  case fork
  case virtualFork
  case kill
  case abortOther
  case terminate
  case mapExecutable
  case protectExecutable
  case trace
  case readInherited
  case writeElsewhere
  case raiseLimit

  /// Does what the message says and gives the reply.
  static func perform(_ message: [[UInt8]]) -> [[UInt8]] {
    guard let name = message.first, let deed = Deed(rawValue: String(decoding: name, as: UTF8.self))
    else { return [] }
    let number =
      message.count > 1 ? Int(String(decoding: message[1].prefix(20), as: UTF8.self)) : nil
    if let reply = deed.answer(Array(message.dropFirst()), number ?? 0) { return reply }
    if let result = deed.callSystem() { return [Array(String(result).utf8)] }
    deed.misbehave(number ?? 0)
    return []
  }

  private func answer(_ parts: [[UInt8]], _ number: Int) -> [[UInt8]]? {
    switch self {
    case .echo: parts
    case .uppercase:
      parts.map { part in part.map { (97...122).contains($0) ? $0 - 32 : $0 } }
    case .identify: [Array(String(getpid()).utf8)]
    case .answerWithBytes: [[UInt8](repeating: 7, count: number)]
    case .answerWithParts: [[UInt8]](repeating: [7], count: number)
    case .allocate: [[[UInt8](repeating: 1, count: number << 20)[number]]]
    case .allocateInC:
      // What a C library gets when there is no more memory.
      [Array((unsafe malloc(number << 20) == nil ? "null" : "memory").utf8)]
    case .compute:
      compute(milliseconds: number)
    default: nil
    }
  }

  private func misbehave(_ number: Int) {
    switch self {
    case .spin: while true {}
    case .hang:
      // It was told to wait for more than will come.
      var byte: UInt8 = 0
      _ = unsafe read(STDIN_FILENO, &byte, 1)
    case .trap: _ = [UInt8]()[number]
    case .crash: unsafe UnsafeMutablePointer<UInt8>(bitPattern: 8)?.pointee = 1
    case .abort: Glibc.abort()
    case .exit: Glibc.exit(Int32(number))
    default:
      RawOutput.write(bytes)
      if self == .halfHeader || self == .halfFrame { Glibc.exit(0) }
    }
  }

  /// Uses up processor time, and looks at a clock for it, which a confined worker may not.
  private func compute(milliseconds: Int) -> [[UInt8]] {
    let end = clock() + milliseconds * 1000
    while clock() < end {}
    return []
  }

  /// What is written where a reply should be; an empty reply follows, unless the process ends.
  private var bytes: [UInt8] {
    switch self {
    case .babble: [UInt8](repeating: UInt8(ascii: "?"), count: 100)
    case .halfHeader: Array(RawOutput.header(lengths: [5]).prefix(30))
    case .halfFrame: RawOutput.header(lengths: [100]) + [UInt8](repeating: 7, count: 50)
    case .hugeLength: RawOutput.header(lengths: [1 << 62])
    case .overflowingLengths: RawOutput.header(lengths: [.max, .max, 2])
    case .manyParts: RawOutput.header(lengths: [], count: 1_000_000_000)
    case .strayLength: RawOutput.header(lengths: [0, 0, 5], count: 2)
    case .extraBytes: RawOutput.header(lengths: [2]) + [1, 2, 3]
    default: []
    }
  }
}
