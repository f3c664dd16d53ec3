@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// What one process tells another is read as it was written, or not at all.
@Suite struct MessageTests {
  private static let errors: [ImageError] = {
    let size = PixelSize(width: 3, height: 70_000)
    return SeenFormat.allCases.map { .unsupportedFormat($0) } + [
      .unsupportedVariant(.jpeg, reason: "12 bits"), .corrupt(.png, reason: ""),
      .truncated(.png, row: 0, height: 1), .truncated(.jpeg, row: 7, height: nil),
      .tooLarge(size, limit: .side(5)), .tooLarge(size, limit: .pixelCount(5)),
      .tooLarge(size, limit: .decoderByteCount(5)), .tooLarge(size, limit: .memory),
      .tooManyBytes(9, limit: 8), .tooComplex(scans: 101, limit: 100),
      .crop(.malformed("x\u{202E}")), .crop(.zeroArea("0:1")),
      .crop(.numberTooLarge("9", limit: 8)),
      .crop(.outside(PixelRect(x: 1, y: 2, width: 3, height: 4), picture: size)),
      .crop(.nothingLeft(across: 1, down: 1000, picture: size)),
      .resultTooLarge(size, limit: 16_384), .resultTooManyBytes(size, limit: 120 << 20),
      .outOfMemory,
      .frame(.size(PixelSize(width: -1, height: .max))), .frame(.planeCount(1, needed: 3)),
      .frame(.stride(5, needed: 6)), .frame(.place(offset: .min, stride: 7)),
      .frame(.tooFewBytes(8, needed: 9)), .frame(.noJPEG),
    ]
  }()

  private static let formats: [ReceivedFormat] =
    [.jpeg, .png] + TestFrame.rawFormats.map { .raw($0) }

  private static let layouts: [FrameLayout] = FrameFormat.allCases.flatMap { format in
    FrameLayout.Matrix.allCases.flatMap { matrix in
      FrameLayout.SampleRange.allCases.flatMap { range in
        (0...3).map { count in
          FrameLayout(
            format, size: PixelSize(width: .max, height: -count),
            planes: (0..<count).map { .init(offset: .min + $0, stride: 7 * $0) }, matrix: matrix,
            range: range)
        }
      }
    }
  }

  private static func facts(_ seed: UInt64) -> ImageFacts {
    var generator = SeededGenerator(seed: seed)
    var exif = ExifFacts()
    exif.orientation = Orientation.allCases.randomElement(using: &generator) ?? .upright
    if seed.isMultiple(of: 2) {
      exif.dateText = "2019:06:01 12:30:00"
      exif.date = ExifTime(year: 2019, month: 6, day: 1, hour: 12, minute: 30, second: 0)
      exif.offsetText = "+02:00"
      exif.offsetMinutes = 120
      exif.make = "Håkan"
    }
    if seed.isMultiple(of: 3) {
      exif.latitude = Int.random(in: -900_000_000...900_000_000, using: &generator)
      exif.longitude = Int.random(in: -1_800_000_000...1_800_000_000, using: &generator)
      exif.gpsTime = ExifTime(
        year: 1, month: 2, day: 28, hour: 23, minute: 59, second: 59, microsecond: 999_999)
      exif.model = ""
    }
    let size = PixelSize(
      width: Int.random(in: 1...16_384, using: &generator),
      height: Int.random(in: 1...16_384, using: &generator))
    return ImageFacts(
      size: size, colorKind: ImageFacts.ColorKind.allCases.randomElement(using: &generator) ?? .rgb,
      hasProfile: seed.isMultiple(of: 5), format: formats[Int(seed) % formats.count],
      receivedPixels: size.transposed, keptPixels: PixelRect(x: 1, y: 2, size: size),
      firstMissingRow: seed.isMultiple(of: 4) ? Int(seed) : nil, exif: exif,
      warnings: ImageWarning.allCases.filter { _ in Bool.random(using: &generator) })
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `facts are read as written, and no cut ones are`(seed: UInt64) throws {
    let facts = Self.facts(seed)
    let message = facts.message
    #expect(try ImageFacts(message: message) == facts)
    for length in 0..<message.count {
      #expect(throws: MessageError.self) { try ImageFacts(message: Array(message.prefix(length))) }
    }
    #expect(throws: MessageError.self) { try ImageFacts(message: message + [0]) }
  }

  @Test(arguments: errors)
  func `errors are read as written, and no cut ones are`(error: ImageError) throws {
    let message = error.message
    #expect(try ImageError(message: message) == error)
    for length in 0..<message.count {
      #expect(throws: MessageError.self) { try ImageError(message: Array(message.prefix(length))) }
    }
  }

  @Test func `recipes and limits are read as written`() throws {
    for crop in [nil, .square, .mugshot, .ratio(4, 5), Crop(parsingForTest: "10x20+3+4")] {
      for placement in [CropPlacement.attention] + Gravity.allCases.map({ .gravity($0) }) {
        for rotation in Rotation.allCases {
          var recipe = ImageRecipe(crop: crop, maximumSide: .longestSide(7))
          recipe.placement = placement
          recipe.rotation = rotation
          recipe.isMirrored = rotation == .half
          recipe.isLenient = placement == .attention
          #expect(try ImageRecipe(message: recipe.message) == recipe)
        }
      }
    }
    let limits = ImageLimits(pixelCount: 1, side: 2, encodedByteCount: 3, scanCount: 4)
    #expect(try ImageLimits(message: limits.message) == limits)
  }

  @Test func `layouts are read as written, and no cut ones are`() throws {
    for layout in Self.layouts {
      let message = layout.message
      #expect(try FrameLayout(message: message) == layout)
      for length in 0..<message.count {
        #expect(throws: MessageError.self) {
          try FrameLayout(message: Array(message.prefix(length)))
        }
      }
      #expect(throws: MessageError.self) { try FrameLayout(message: message + [0]) }
    }
  }

  @Test func `a layout of a fourth plane and a raw JPEG are no values`() {
    var layout = Self.layouts[0]
    layout.planes = Array(repeating: .init(offset: 0, stride: 0), count: 4)
    #expect(throws: MessageError.self) { try FrameLayout(message: layout.message) }
    #expect(ReceivedFormat(rawValue: FrameFormat.mjpeg.rawValue) == nil)
    #expect(ReceivedFormat(rawValue: "") == nil)
  }

  @Test(arguments: 1...2000 as ClosedRange<UInt64>)
  func `bytes by chance are read or refused, never more`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var message = Self.facts(seed).message
    for _ in 0..<3 {
      message[Int.random(in: message.indices, using: &generator)] = generator.bytes(1)[0]
    }
    _ = try? ImageFacts(message: message)
    _ = try? ImageError(message: message)
    _ = try? ImageRecipe(message: message)
    var layout = Self.layouts[Int(seed) % Self.layouts.count].message
    layout[Int.random(in: layout.indices, using: &generator)] = generator.bytes(1)[0]
    _ = try? FrameLayout(message: layout)
  }
}

extension Crop {
  fileprivate init?(parsingForTest text: String) {
    guard let crop = try? Crop(parsing: text) else { return nil }
    self = crop
  }
}
