/// What a key, or a piece of typed or pasted text, means to a picker.
enum Key: Hashable, Sendable {
  case text(Unicode.Scalar)
  case backspace
  case clear
  case up
  case down
  case pageUp
  case pageDown
  case home
  case end
  case mark
  case markAll
  case take
  case escape
  case interrupt
  case endOfInput
  case suspend
  case redraw

  /// The key that a control character stands for.
  init?(control byte: UInt8) {
    switch byte {
    case 0x01: self = .markAll
    case 0x03: self = .interrupt
    case 0x04: self = .endOfInput
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .mark
    case 0x0A, 0x0D: self = .take
    case 0x0C: self = .redraw
    case 0x0E: self = .down
    case 0x10: self = .up
    case 0x15: self = .clear
    case 0x1A: self = .suspend
    default: return nil
    }
  }

  /// The key of a sequence by its final byte, the same with Shift, Alt or Ctrl held.
  init?(final byte: UInt8, parameters: [UInt8]) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "~"):
      switch parameters.prefix(while: { $0 != UInt8(ascii: ";") }) {
      case [UInt8(ascii: "1")], [UInt8(ascii: "7")]: self = .home
      case [UInt8(ascii: "4")], [UInt8(ascii: "8")]: self = .end
      case [UInt8(ascii: "5")]: self = .pageUp
      case [UInt8(ascii: "6")]: self = .pageDown
      default: return nil
      }
    default: return nil
    }
  }
}
