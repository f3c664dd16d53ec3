import Testing

@testable import Sandbox

/// A header with a fault, and what is to be said of it.
struct HeaderCase: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let defect: FrameDefect

  static let all: [HeaderCase] = [
    HeaderCase("another magic", changing: [3: UInt8(ascii: "2")], .wrongMagic),
    HeaderCase("nine parts", changing: [4: 9], .tooManyParts(9)),
    HeaderCase("millions of parts", changing: [7: 255], .tooManyParts(0xFF00_0002)),
    HeaderCase("a length of a part that is not there", changing: [24: 1], .strayLength),
    HeaderCase("a length over the limit", changing: [9: 4], .tooLong(bytes: 1025)),
    HeaderCase("a sum over the limit", changing: [9: 2, 17: 2], .tooLong(bytes: 1026)),
    HeaderCase("a negative length", changing: [15: 128], .tooLong(bytes: 1 << 63 | 1)),
    HeaderCase(
      "a sum past 64 bits", changing: Dictionary(uniqueKeysWithValues: (16..<24).map { ($0, 255) }),
      .tooLong(bytes: .max)),
    HeaderCase("too short", changing: [:], droppingLast: 1, .cutOff),
  ]

  private init(
    _ description: String, changing changes: [Int: UInt8], droppingLast count: Int = 0,
    _ defect: FrameDefect
  ) {
    var bytes = FrameHeader(describing: [[1], [2]])?.serialized ?? []
    for (place, byte) in changes { bytes[place] = byte }
    testDescription = description
    self.bytes = bytes.dropLast(count)
    self.defect = defect
  }
}
