@testable import ImageCodecs
import Foundation
import Raster
import Testing

@Suite struct ProfileTests {
  enum Picture: String, CaseIterable {
    case gray
    case grayWithAlpha
    case color
    case grayAsColor
    case colorWithAlpha

    func file(_ profile: [UInt8]) -> [UInt8] {
      let (colorType, row): (UInt8, [UInt8]) =
        switch self {
        case .gray: (0, [50])
        case .grayWithAlpha: (4, [50, 9])
        case .color: (2, [1, 2, 3])
        case .grayAsColor: (2, [5, 5, 5])
        case .colorWithAlpha: (6, [1, 2, 3, 4])
        }
      let chunk = ("iCCP", TestProfile.chunk(profile))
      return TestPNG(width: 1, height: 1, colorType: colorType, rows: [row], before: [chunk]).bytes
    }
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var profile: [UInt8]
    var picture: Picture
    var kind: ImageFacts.ColorKind
    var isCarried: Bool
    var warnings: [ImageWarning] = []
    var testDescription: String { "\(name) on \(picture)" }
  }

  static let cases = [
    Case(name: "P3", profile: TestProfile.displayP3, picture: .color, kind: .rgb, isCarried: true),
    Case(
      name: "P3", profile: TestProfile.displayP3, picture: .colorWithAlpha, kind: .rgba,
      isCarried: true),
    Case(
      name: "P3", profile: TestProfile.displayP3, picture: .grayAsColor, kind: .rgb, isCarried: true
    ),
    Case(name: "P3", profile: TestProfile.displayP3, picture: .gray, kind: .rgb, isCarried: true),
    Case(
      name: "P3", profile: TestProfile.displayP3, picture: .grayWithAlpha, kind: .rgba,
      isCarried: true),
    Case(name: "sRGB", profile: TestProfile.sRGB, picture: .color, kind: .rgb, isCarried: false),
    Case(
      name: "sRGB", profile: TestProfile.sRGB, picture: .grayAsColor, kind: .gray, isCarried: false),
    Case(
      name: "linear", profile: TestProfile.linearSRGB, picture: .color, kind: .rgb, isCarried: true),
    Case(name: "gray", profile: TestProfile.gray, picture: .gray, kind: .gray, isCarried: true),
    Case(
      name: "gray", profile: TestProfile.gray, picture: .grayWithAlpha, kind: .rgba,
      isCarried: false, warnings: [.profileNotCarried]),
    Case(
      name: "gray", profile: TestProfile.gray, picture: .color, kind: .rgb, isCarried: false,
      warnings: [.brokenProfile]),
    Case(
      name: "gray", profile: TestProfile.gray, picture: .grayAsColor, kind: .gray,
      isCarried: false, warnings: [.brokenProfile]),
    Case(
      name: "CMYK", profile: TestProfile.cmyk, picture: .color, kind: .rgb, isCarried: false,
      warnings: [.brokenProfile]),
    Case(
      name: "nothing", profile: [], picture: .color, kind: .rgb, isCarried: false,
      warnings: [.brokenProfile]),
  ]

  @Test(arguments: cases)
  func `a profile is carried where it has a meaning`(_ example: Case) throws {
    let file = example.picture.file(example.profile)
    let image = try ImageDeveloper.develop(file, recipe: .asIs)
    #expect(image.colorKind == example.kind)
    #expect(image.hasProfile == example.isCarried)
    #expect(image.warnings == example.warnings)
    let second = chunks(of: image.png)[1]
    #expect(second.name == (example.isCarried ? "iCCP" : "sRGB"))
    if example.isCarried { #expect(PNGChunks(image.png).profile == .present(example.profile)) }
  }

  @Test func `sRGB is known by its numbers, also as a table`() {
    let curve = (0..<1024).map { index -> UInt16 in
      let value = Double(index) / 1023
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return UInt16((light * 65535).rounded())
    }
    #expect(ColorProfile(TestProfile.sampledSRGB(curve))?.isSRGB == true)
    let plain = (0..<1024).map { UInt16((pow(Double($0) / 1023, 2.2) * 65535).rounded()) }
    #expect(ColorProfile(TestProfile.sampledSRGB(plain))?.isSRGB == false)
    #expect(ColorProfile(TestProfile.sRGB)?.isSRGB == true)
    #expect(ColorProfile(TestProfile.displayP3)?.isSRGB == false)
  }

  @Test func `every prefix and every tag outside is broken`() {
    let profile = TestProfile.displayP3
    for count in 0..<profile.count { #expect(ColorProfile(Array(profile[..<count])) == nil) }
    #expect(ColorProfile(profile + [0]) == nil)
    var outside = profile
    outside[136] = 0xFF
    #expect(ColorProfile(outside) == nil)
    var many = profile
    many[128] = 0xFF
    #expect(ColorProfile(many) == nil)
    let link = TestProfile.profile(space: "RGB ", device: "link", tags: [("desc", [0])])
    #expect(ColorProfile(link) == nil)
  }

  @Test func `every changed byte is survived`() {
    let profile = TestProfile.sRGB
    for index in profile.indices {
      for change in [UInt8(1), 0x80, 0xFF] {
        var damaged = profile
        damaged[index] ^= change
        #expect(ColorProfile(damaged)?.bytes ?? damaged == damaged)
      }
    }
  }

  private func jpeg(_ segments: [(marker: UInt8, data: [UInt8])], _ block: [UInt8]) -> [UInt8] {
    TestJPEG(columns: 1, rows: 1, blocks: [block], segments: segments).bytes
  }

  @Test func `parts of a JPEG's profile are put together in order of their numbers`() throws {
    let parts = TestProfile.segments(TestProfile.displayP3, size: 100)
    #expect(parts.count > 2)
    for order in [parts, parts.reversed()] {
      let image = try ImageDeveloper.develop(jpeg(order, [1, 2, 3]), recipe: .asIs)
      #expect(PNGChunks(image.png).profile == .present(TestProfile.displayP3))
    }
  }

  @Test func `a missing, doubled or miscounted part breaks the profile`() throws {
    let parts = TestProfile.segments(TestProfile.displayP3, size: 100)
    var miscounted = parts
    miscounted[1].data[13] += 1
    var zero = parts
    zero[0].data[12] = 0
    for broken in [Array(parts.dropLast()), parts + [parts[0]], miscounted, zero] {
      let image = try ImageDeveloper.develop(jpeg(broken, [1, 2, 3]), recipe: .asIs)
      #expect(image.warnings == [.brokenProfile])
      #expect(!image.hasProfile)
    }
  }

  @Test func `inks lose their profile with a word`() throws {
    let cmyk = TestProfile.segments(TestProfile.cmyk, size: 1000)
    let image = try ImageDeveloper.develop(jpeg(cmyk, [1, 2, 3, 4]), recipe: .asIs)
    #expect(image.warnings == [.profileNotCarried])
    let rgb = TestProfile.segments(TestProfile.displayP3, size: 1000)
    let other = try ImageDeveloper.develop(jpeg(rgb, [1, 2, 3, 4]), recipe: .asIs)
    #expect(other.warnings == [.brokenProfile])
  }

  @Test func `a profile that inflates beyond the limit is broken`() throws {
    let bomb = Array(repeating: UInt8(0), count: EmbeddedProfile.largestByteCount + 1)
    #expect(PNGChunks(Picture.color.file(bomb)).profile == .broken)
  }
}
