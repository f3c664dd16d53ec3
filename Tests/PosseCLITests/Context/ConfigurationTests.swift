import PosseModel
import Raster
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> Configuration {
    Configuration(parsing: Array(text.utf8))
  }

  private func problems(_ text: String) -> [Configuration.Complaint.Problem] {
    read(text).complaints.map(\.problem)
  }

  @Test func `an empty file says nothing`() {
    let configuration = read("")
    #expect(configuration.values.isEmpty && configuration.complaints.isEmpty)
    #expect(configuration.currency == .usd)
    #expect(configuration.photoSize == .longestSide(1200))
    #expect(!configuration.keepsOriginal)
    #expect(configuration.agent == nil)
  }

  @Test func `keys, remarks, blanks and Windows line ends are read`() {
    let configuration = read(
      "# mine\r\n\r\n  tz=Asia/Tokyo\r\nagent =  Reyes  \ncurrency = eur\nphoto_max = none\n"
        + "keep_original = yes\npager = less -R = x")
    #expect(configuration.complaints.isEmpty)
    #expect(configuration[.tz] == "Asia/Tokyo")
    #expect(configuration.agent == "Reyes")
    #expect(configuration.currency == .eur)
    #expect(configuration.photoSize == .original)
    #expect(configuration.keepsOriginal)
    #expect(configuration[.pager] == "less -R = x")
  }

  @Test func `a mark of byte order at the start is passed over`() {
    #expect(read("\u{FEFF}agent = Reyes").agent == "Reyes")
  }

  @Test func `the last of two lines counts, and an empty value unsets`() {
    #expect(read("agent = A\nagent = B").agent == "B")
    #expect(read("agent = A\nagent =").agent == nil)
    #expect(read("currency =\ncolor =\nphoto_max =").complaints.isEmpty)
  }

  @Test func `what is wrong is told by line, and the rest is read`() {
    let configuration = read("colour = never\nagent\n\ncolor = red\nagent = Reyes")
    #expect(
      configuration.complaints == [
        .init(line: 1, problem: .unknownKey("colour")), .init(line: 2, problem: .noEquals),
        .init(
          line: 4,
          problem: .badValue(key: "color", value: "red", expected: "auto, always or never")),
      ])
    #expect(configuration.agent == "Reyes")
  }

  @Test func `bytes that are no text cost their line only`() {
    let configuration = Configuration(
      parsing: Array("agent = ".utf8) + [0xFF, 0x0A] + Array("tz = UTC".utf8))
    #expect(configuration.complaints == [.init(line: 1, problem: .notUTF8)])
    #expect(configuration[.tz] == "UTC")
  }

  @Test(arguments: [
    "currency = XXX1", "currency = dollars", "photo_max = 0", "photo_max = 16385",
    "photo_max = big", "keep_original = 1", "color = Auto", "agent = a\u{0}b", "agent = \u{200B}",
  ])
  func `a value that cannot be used is warned of and not used`(line: String) {
    let configuration = read(line)
    guard case .badValue = configuration.complaints.first?.problem else {
      Issue.record("no complaint about \(line)")
      return
    }
    #expect(configuration.values.isEmpty)
  }

  @Test func `an agent is kept as the book would keep the name`() {
    #expect(
      Array((read("agent = Jose\u{301}").agent ?? "").unicodeScalars)
        == Array("José".unicodeScalars))
  }

  @Test func `random bytes never crash it`() {
    var random = SeededGenerator(seed: 11)
    let alphabet = Array("=#\n\r agent currency\u{0}\u{1B}é".utf8) + [0xFF, 0x80]
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let configuration = Configuration(parsing: bytes)
      #expect(configuration.complaints.allSatisfy { $0.line >= 1 })
    }
  }
}
