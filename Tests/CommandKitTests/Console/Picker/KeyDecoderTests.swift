import TestSupport
import Testing

@testable import CommandKit

/// Bytes from a terminal and the keys that they are.
struct KeyCase: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let keys: [Key]

  init(_ bytes: String, _ keys: Key...) {
    self.bytes = Array(bytes.utf8)
    self.keys = keys
  }

  init(_ bytes: [UInt8], _ keys: Key...) {
    self.bytes = bytes
    self.keys = keys
  }

  var testDescription: String { "\(bytes) \(keys)" }

  /// Sequences after which the decoder waits for nothing.
  static let complete = [
    KeyCase("a", .text("a")), KeyCase("~ ", .text("~"), .text(" ")), KeyCase("é", .text("é")),
    KeyCase("山", .text("山")), KeyCase("😀", .text("😀")),
    KeyCase("\u{3}", .interrupt), KeyCase("\u{4}", .endOfInput), KeyCase("\u{8}", .backspace),
    KeyCase("\u{7F}", .backspace), KeyCase("\t", .mark), KeyCase([0x0D], .take),
    KeyCase([0x0A], .take), KeyCase("\u{E}", .down), KeyCase("\u{10}", .up),
    KeyCase("\u{15}", .clear), KeyCase("\u{1A}", .suspend), KeyCase("\u{C}", .redraw),
    KeyCase("\u{1}", .markAll), KeyCase("\u{0}\u{2}\u{16}"), KeyCase("\u{1C}\u{1D}\u{1E}\u{1F}"),
    KeyCase("\u{1B}[A", .up), KeyCase("\u{1B}[B", .down), KeyCase("\u{1B}[C"),
    KeyCase("\u{1B}[H", .home), KeyCase("\u{1B}[F", .end), KeyCase("\u{1B}OA", .up),
    KeyCase("\u{1B}OB", .down), KeyCase("\u{1B}OH", .home), KeyCase("\u{1B}OF", .end),
    KeyCase("\u{1B}OM", .take), KeyCase("\u{1B}OP"), KeyCase("\u{1B}O5Px", .text("x")),
    KeyCase("\u{1B}[1~", .home), KeyCase("\u{1B}[7~", .home), KeyCase("\u{1B}[4~", .end),
    KeyCase("\u{1B}[8~", .end), KeyCase("\u{1B}[5~", .pageUp), KeyCase("\u{1B}[6~", .pageDown),
    KeyCase("\u{1B}[6;5~", .pageDown), KeyCase("\u{1B}[1;2A", .up), KeyCase("\u{1B}[3~"),
    KeyCase("\u{1B}[15~x", .text("x")), KeyCase("\u{1B}[Zx", .text("x")),
    KeyCase("\u{1B}[?1;2cx", .text("x")), KeyCase("\u{1B}[24;80Rx", .text("x")),
    KeyCase("\u{1B}[[Ax", .text("x")), KeyCase("\u{1B}[M !!x", .text("x")),
    KeyCase("\u{1B}[<0;10;5Mx", .text("x")), KeyCase("\u{1B}[Ix", .text("x")),
    KeyCase("\u{1B}]11;rgb:00/00/00\u{7}x", .text("x")),
    KeyCase("\u{1B}]11;rgb:00/00/00\u{1B}\\x", .text("x")),
    KeyCase("\u{1B}P1$r0m\u{1B}\\x", .text("x")), KeyCase("\u{1B}_Gi=1;OK\u{1B}\\x", .text("x")),
    KeyCase("\u{1B}a"), KeyCase("\u{1B}éx", .text("x")), KeyCase("\u{1B}\r"),
    KeyCase("\u{1B}(Bx", .text("x")), KeyCase("\u{1B}\u{1B}[A", .up),
    KeyCase("\u{1B}\u{3}", .interrupt), KeyCase("\u{1B}[1;\u{1B}[B", .down),
    KeyCase("\u{1B}[200~ab\u{1B}[201~c", .text("a"), .text("b"), .text("c")),
    KeyCase(
      "\u{1B}[200~a\nb\tc\u{1B}[201~\n", .text("a"), .text(" "), .text("b"), .text(" "),
      .text("c"), .take),
    KeyCase("\u{1B}[200~\u{1B}[A\u{7F}\u{4}é\u{1B}[201~\u{7F}", .text("é"), .backspace),
    KeyCase("\u{1B}[200~\u{3}\u{1B}[201~", .interrupt),
    KeyCase([0xFF, 0x61, 0xC3, 0x61, 0xC0, 0x80, 0x62], .text("a"), .text("a"), .text("b")),
    KeyCase([0xE0, 0x80, 0x80, 0xED, 0xA0, 0x80, 0x61], .text("a")),
    KeyCase([0xC2, 0x9B, 0x41], .text("A")), KeyCase([0xF4, 0x90, 0x80, 0x80, 0x61], .text("a")),
    KeyCase([0xE5, 0x1B, 0x5B, 0x41], .up), KeyCase([0x1B, 0xC3, 0x61], .text("a")),
  ]
}

@Suite struct KeyDecoderTests {
  @Test(arguments: KeyCase.complete)
  func `bytes are keys`(row: KeyCase) {
    var decoder = KeyDecoder()
    #expect(row.bytes.compactMap { decoder.decode($0) } == row.keys)
    #expect(!decoder.isWaiting)
    // Whatever came before, the next letter is a letter again.
    #expect(decoder.decode(UInt8(ascii: "z")) == .text("z"))
  }

  @Test(arguments: [
    ("\u{1B}", Key.escape), ("\u{1B}\u{1B}", .escape), ("\u{1B}[", nil), ("\u{1B}O", nil),
    ("\u{1B}[1;", nil), ("\u{1B}]0;title", nil), ("\u{1B}[200~\u{1B}", nil), ("\u{1B}[[", nil),
  ])
  func `a sequence that nothing follows ends after a while`(bytes: String, key: Key?) {
    var decoder = KeyDecoder()
    for byte in bytes.utf8 { #expect(decoder.decode(byte) == nil) }
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == key)
    #expect(decoder.decode(UInt8(ascii: "z")) == .text("z"))
  }

  @Test func `a letter split over reads is waited for without end`() {
    var decoder = KeyDecoder()
    let bytes = Array("山".utf8)
    #expect(decoder.decode(bytes[0]) == nil)
    #expect(!decoder.isWaiting)
    #expect(decoder.decode(bytes[1]) == nil)
    #expect(decoder.decode(bytes[2]) == .text("山"))
  }

  @Test func `any bytes are decoded and an escape ends the wildest of them`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      for _ in 0..<100 { _ = decoder.decode(UInt8.random(in: 0...255, using: &random)) }
      _ = decoder.timeOut()
      for byte in "\u{1B}[201~".utf8 { _ = decoder.decode(byte) }
      _ = decoder.timeOut()
      #expect(decoder.decode(UInt8(ascii: "z")) == .text("z"))
    }
  }
}
