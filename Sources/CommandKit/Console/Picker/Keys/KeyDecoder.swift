/// Turns the bytes of a terminal into keys, one byte at a time.
///
/// Escape sequences that mean nothing here are swallowed whole. Between the marks of a bracketed paste only
/// text counts, line breaks and tabs as blanks, and Ctrl-C.
struct KeyDecoder: Hashable {
  private enum State: Hashable {
    case ground
    case escape
    /// `ESC` and intermediate bytes, up to a final one.
    case designation
    /// `ESC [`, parameters, a final byte.
    case sequence
    /// `ESC O` and a final byte.
    case singleShift
    /// A text for the terminal, up to `BEL` or `ESC \`.
    case string
    case stringEscape
    /// Bytes that belong to what came before.
    case skipping(Int)
  }

  private var state = State.ground
  private var parameters: [UInt8] = []
  private var assembler = ScalarAssembler()
  private var isAfterEscape = false
  /// Whether what comes is being pasted.
  private(set) var isPasting = false

  /// Whether an escape sequence has begun that may also be a lone Escape: ``timeOut()`` decides.
  var isWaiting: Bool { state != .ground }

  /// Whether the next byte begins something new.
  var isBetweenKeys: Bool { state == .ground && !assembler.isWaiting }

  /// Takes the next byte; gives a key when it completes one.
  mutating func decode(_ byte: UInt8) -> Key? {
    if assembler.isWaiting {
      switch assembler.take(byte) {
      case .more: return nil
      case .dropped:
        isAfterEscape = false
        return nil
      case .scalar(let scalar): return text(scalar)
      case .unrelated: isAfterEscape = false
      }
    }
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .designation:
      if (0x20...0x2F).contains(byte) { return nil }
      return leaveSequence(byte)
    case .sequence: return sequence(byte)
    case .singleShift:
      if (0x30...0x3F).contains(byte) { return nil }
      if byte == UInt8(ascii: "M") { return finish(.take) }
      if (0x40...0x7E).contains(byte) { return finish(Key(final: byte, parameters: [])) }
      return leaveSequence(byte)
    case .string:
      if byte == 0x1B { state = .stringEscape } else if byte == 0x07 { state = .ground }
      return nil
    case .stringEscape:
      state = byte == 0x1B ? .stringEscape : byte == UInt8(ascii: "\\") ? .ground : .string
      return nil
    case .skipping(let count):
      state = count > 1 ? .skipping(count - 1) : .ground
      return nil
    }
  }

  /// Ends a sequence that nothing followed for a while: Escape by itself is a key, the rest means nothing.
  mutating func timeOut() -> Key? {
    let isLone = state == .escape
    state = .ground
    return isLone && !isPasting ? .escape : nil
  }

  private mutating func ground(_ byte: UInt8) -> Key? {
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F {
      guard isPasting else { return Key(control: byte) }
      switch byte {
      case 0x03: return .interrupt
      case 0x09, 0x0A, 0x0D: return .text(" ")
      default: return nil
      }
    }
    if byte < 0x7F { return text(Unicode.Scalar(byte)) }
    _ = assembler.begin(byte)
    isAfterEscape = false
    return nil
  }

  private mutating func escape(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["):
      parameters = []
      state = .sequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
    case 0x1B: break
    case 0x03: return finish(.interrupt)
    case 0x20...0x2F: state = .designation
    default:
      // A key pressed together with Alt, which may be a letter of several bytes.
      state = .ground
      isAfterEscape = assembler.begin(byte)
    }
    return nil
  }

  private mutating func sequence(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty:
      // The function keys of the Linux console: `ESC [ [ A`.
      state = .skipping(1)
    case UInt8(ascii: "M") where parameters.isEmpty:
      // A mouse that someone left switched on: three bytes follow.
      state = .skipping(3)
    case UInt8(ascii: "~") where parameters == Self.pasteStart: return paste(true)
    case UInt8(ascii: "~") where parameters == Self.pasteEnd: return paste(false)
    case 0x20...0x3F:
      if parameters.count < 64 { parameters.append(byte) }
    case 0x40...0x7E: return finish(Key(final: byte, parameters: parameters))
    default: return leaveSequence(byte)
    }
    return nil
  }

  private mutating func paste(_ begins: Bool) -> Key? {
    isPasting = begins
    return finish(nil)
  }

  /// A byte that no sequence holds ends it and stands for itself.
  private mutating func leaveSequence(_ byte: UInt8) -> Key? {
    state = .ground
    guard byte < 0x20 || byte >= 0x7F else { return nil }
    return ground(byte)
  }

  private mutating func finish(_ key: Key?) -> Key? {
    state = .ground
    if case .text = key { return key }
    return isPasting && key != .interrupt ? nil : key
  }

  private mutating func text(_ scalar: Unicode.Scalar) -> Key? {
    defer { isAfterEscape = false }
    let isControl = (0x80...0x9F).contains(scalar.value)
    return isAfterEscape || isControl ? nil : .text(scalar)
  }

  private static let pasteStart = Array("200".utf8)
  private static let pasteEnd = Array("201".utf8)
}
