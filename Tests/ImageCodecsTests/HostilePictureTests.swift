import ImageCodecs
import Raster
import TestSupport
import Testing

/// Small files that ask for much.
@Suite struct HostilePictureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var verdict: Verdict
    var bytes: @Sendable () -> [UInt8]
    var testDescription: String { name }
  }

  private static let gigantic = PixelSize(width: 30_000, height: 30_000)
  private static let tooManyPixels = Verdict.refused(
    .tooLarge(gigantic, limit: .pixelCount(100_000_000)))

  @Test(arguments: [
    Case(name: "3.6 GB in 3.5 MB", verdict: tooManyPixels) {
      HostilePNG.zeros(width: 30_000, height: 30_000, colorType: 6)
    },
    Case(name: "3.6 GB interlaced", verdict: tooManyPixels) {
      HostilePNG.zeros(width: 30_000, height: 30_000, colorType: 6, isInterlaced: true)
    },
    Case(name: "100 megapixels in 100 KB", verdict: .taken([])) {
      HostilePNG.zeros(width: 10_000, height: 10_000)
    },
    Case(name: "100 megapixels interlaced, one bit each", verdict: .taken([])) {
      HostilePNG.zeros(width: 10_000, height: 10_000, bitDepth: 1, isInterlaced: true)
    },
    Case(name: "the widest line", verdict: .taken([])) {
      HostilePNG.zeros(width: 32_767, height: 1, bitDepth: 16, colorType: 6, isInterlaced: true)
    },
    Case(name: "no width", verdict: .corrupt(.png)) { HostilePNG.zeros(width: 0, height: 5) },
    Case(name: "no height", verdict: .corrupt(.png)) { HostilePNG.zeros(width: 5, height: 0) },
    Case(name: "50 MB of text", verdict: .taken([])) {
      HostilePNG.pixel([("zTXt", Array("k\0\0".utf8) + ZeroStream(inflatedCount: 50_000_000).bytes)]
      )
    },
    Case(name: "50 MB of international text", verdict: .taken([])) {
      let head = Array("k\0\u{1}\0\0\0".utf8)
      return HostilePNG.pixel([("iTXt", head + ZeroStream(inflatedCount: 50_000_000).bytes)])
    },
    Case(name: "a profile of 50 MB", verdict: .taken([.brokenProfile])) {
      HostilePNG.pixel([("iCCP", Array("p\0\0".utf8) + ZeroStream(inflatedCount: 50_000_000).bytes)]
      )
    },
    Case(name: "20,000 texts", verdict: .taken([])) {
      HostilePNG.pixel(Array(repeating: ("tEXt", Array("k\0v".utf8)), count: 20_000))
    },
    Case(name: "20,000 chunks nobody knows", verdict: .taken([])) {
      HostilePNG.pixel(Array(repeating: ("abCd", [1]), count: 20_000))
    },
    Case(name: "20,000 profiles", verdict: .taken([.brokenProfile])) {
      HostilePNG.pixel(Array(repeating: ("iCCP", [1]), count: 20_000))
    },
    Case(name: "a chunk of 2 GB", verdict: .refused(.truncated(.png, row: 0, height: nil))) {
      HostilePNG.declaring(0x7FFF_FFFF, "tEXt")
    },
    Case(name: "a chunk longer than a chunk can be", verdict: .corrupt(.png)) {
      HostilePNG.declaring(0xFFFF_FFFF, "tEXt")
    },
    Case(name: "pixels of 2 GB", verdict: .corrupt(.png)) {
      HostilePNG.declaring(0x7FFF_FFFF, "IDAT")
    },
    Case(name: "20,000 empty chunks of pixels", verdict: .taken([])) {
      HostilePNG.scattered(emptyChunks: 20_000)
    },
  ])
  func `a PNG that asks for much costs little`(_ example: Case) {
    #expect(Verdict(example.bytes()) == example.verdict)
  }

  @Test(arguments: [
    Case(
      name: "1,500 scans of 64 megapixels", verdict: .refused(.tooComplex(scans: 101, limit: 100))
    ) {
      HostileJPEG.scans(1500, side: 8000)
    },
    Case(
      name: "81 megapixels in a few bytes",
      verdict: .refused(.truncated(.jpeg, row: 0, height: 9000))
    ) {
      Array(HostileJPEG.header(width: 9000, height: 9000).dropLast(2))
    },
    Case(name: "no width", verdict: .unsupported(.jpeg)) {
      HostileJPEG.header(width: 0, height: 9)
    },
    Case(name: "no height", verdict: .unsupported(.jpeg)) {
      HostileJPEG.header(width: 9, height: 0)
    },
    Case(name: "20,000 comments", verdict: .taken([])) {
      let comment = TestJPEG.segment(0xFE, [1])
      return HostileJPEG.block((0..<20_000).flatMap { _ in comment })
    },
    Case(name: "a megabyte of filling", verdict: .taken([])) {
      HostileJPEG.block(Array(repeating: 0xFF, count: 1 << 20))
    },
    Case(name: "a megabyte of nothing", verdict: .taken([.extraneousData])) {
      HostileJPEG.block(TestJPEG.segment(0xFE, []) + Array(repeating: 0, count: 1 << 20))
    },
    Case(
      name: "20,000 restarts and no data",
      verdict: .refused(.truncated(.jpeg, row: 0, height: 64))
    ) {
      HostileJPEG.restarts(20_000)
    },
    Case(name: "255 parts of a profile, the last missing", verdict: .taken([.brokenProfile])) {
      let parts = (1..<255).flatMap { number in
        TestJPEG.segment(0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(number), 255, 0])
      }
      return HostileJPEG.block(parts)
    },
  ])
  func `a JPEG that asks for much costs little`(_ example: Case) {
    #expect(Verdict(example.bytes()) == example.verdict)
  }

  /// More entries than any camera writes: the first 512 count.
  @Test(arguments: [(511, 6), (512, 1)])
  func `a directory of 65,535 entries is not read to its end`(_ place: Int, _ number: Int) throws {
    var entries = (0..<65_535).map { (tag: 0x2000 + $0 % 0x6000, value: TestExif.Value.short([3])) }
    entries[place] = (0x0112, .short([6]))
    let block = TestExif(main: entries).block
    let image = try ImageDeveloper.develop(HostilePNG.pixel([("eXIf", block)]), recipe: .asIs)
    #expect(image.exif.orientation.rawValue == number)
  }

  /// The segment says how long it is, and the block may say something else.
  @Test func `an EXIF segment cut anywhere leaves the picture upright or turned`() throws {
    let whole = TestExif.orientation(6).segment
    for count in 0...whole.count {
      let file = HostileJPEG.block(TestJPEG.segment(0xE1, Array(whole[..<count])))
      let image = try ImageDeveloper.develop(file, recipe: .asIs)
      // The end of the block only says that there is no directory of a thumbnail.
      let isTold = count >= whole.count - 4
      #expect(image.exif.orientation == (isTold ? .turnedLeft : .upright), "\(count) bytes")
      #expect(image.warnings.isEmpty)
    }
  }
}
