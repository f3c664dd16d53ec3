import Digest
import TestSupport
import Testing

@Suite struct SHA256Tests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var hexText: String
    var testDescription: String { name }
  }

  // The examples of FIPS 180-2 and the empty message.
  static let cases = [
    Case(
      name: "nothing", bytes: [],
      hexText: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Case(
      name: "abc", bytes: Array("abc".utf8),
      hexText: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Case(
      name: "two blocks",
      bytes: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      hexText: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Case(
      name: "a million letters", bytes: Array(repeating: UInt8(ascii: "a"), count: 1_000_000),
      hexText: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test(arguments: cases)
  func `published examples come out`(_ example: Case) {
    #expect(SHA256.digest(of: example.bytes).hexText == example.hexText)
  }

  @Test(arguments: [1, 7, 63, 64, 65, 1000])
  func `pieces give the digest of the whole`(_ size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    let bytes = generator.bytes(1000)
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(hash.digest() == SHA256.digest(of: bytes))
  }

  @Test func `asking for the digest does not end the row of bytes`() {
    var hash = SHA256()
    hash.update(Array("a".utf8))
    _ = hash.digest()
    hash.update(Array("bc".utf8))
    #expect(hash.digest() == SHA256.digest(of: Array("abc".utf8)))
  }
}

@Suite struct SHA256DigestTests {
  @Test func `hexadecimal text is read back in either case`() throws {
    let digest = SHA256.digest(of: [1, 2, 3])
    #expect(SHA256Digest(hexText: digest.hexText) == digest)
    #expect(SHA256Digest(hexText: digest.hexText.uppercased()) == digest)
    #expect(SHA256Digest(bytes: digest.bytes) == digest)
  }

  @Test(arguments: [0, 31, 33])
  func `other lengths are no digest`(_ count: Int) {
    #expect(SHA256Digest(bytes: Array(repeating: 0, count: count)) == nil)
  }

  @Test(arguments: [
    "", "00", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
    String(repeating: "g", count: 64), String(repeating: "é", count: 32),
    "0x" + String(repeating: "0", count: 62), String(repeating: " ", count: 64),
  ])
  func `other texts are no digest`(_ text: String) {
    #expect(SHA256Digest(hexText: text) == nil)
  }
}
