@testable import ImageCodecs
import Raster
import Testing

@Suite struct MotionJPEGTests {
  private static let size = PixelSize(width: 45, height: 37)
  private let layout = FrameLayout(.mjpeg, size: size, planes: [])

  private static func picture(_ sampling: Int) -> CameraJPEG {
    CameraJPEG(factors: CameraJPEG.samplings[sampling].factors, size: size)
  }

  private func develop(
    _ bytes: [UInt8], _ layout: FrameLayout? = nil
  ) throws(ImageError) -> DevelopedImage {
    try ImageDeveloper.develop(.frame(layout ?? self.layout, bytes), recipe: .asIs)
  }

  @Test(arguments: CameraJPEG.samplings.indices)
  func `a frame is developed as the file it could be`(_ sampling: Int) throws {
    let bytes = Self.picture(sampling).bytes
    let image = try develop(bytes)
    #expect(image == (try ImageDeveloper.develop(bytes, recipe: .asIs)))
    #expect(image.format == .jpeg && image.size == Self.size && image.warnings.isEmpty)
    #expect(image.colorKind == (sampling == 3 ? .gray : .rgb))
  }

  @Test(arguments: CameraJPEG.samplings.indices)
  func `what cameras do to a JPEG changes nothing`(_ sampling: Int) throws {
    let sound = try develop(Self.picture(sampling).bytes)
    for hasTables in [true, false] {
      for restartInterval in [0, 2] {
        for polarity in [nil, 0, 1, 2] as [UInt8?] {
          var picture = Self.picture(sampling)
          picture.hasTables = hasTables
          picture.restartInterval = restartInterval
          picture.segments = polarity.map { [CameraJPEG.avi(polarity: $0)] } ?? []
          let zeros = Array(repeating: UInt8(0), count: 500)
          for tail in [[], [0], zeros, picture.bytes, [0xFF], [0xFF, 0xD9, 0xFF, 0xDA, 0, 0]] {
            #expect(try develop(picture.bytes + tail) == sound)
          }
          picture.hasEnd = false
          for tail in [[], zeros] {
            let image = try develop(picture.bytes + tail)
            #expect(image.png == sound.png)
            #expect(image.warnings == [.missingEnd])
          }
        }
      }
    }
  }

  @Test func `the tables of the standard are put before the first scan`() throws {
    var picture = Self.picture(0)
    let whole = picture.bytes
    picture.hasTables = false
    #expect(picture.bytes.count < whole.count)
    #expect(try MotionJPEG(mending: picture.bytes, layout: layout).bytes == whole)
    #expect(StandardHuffmanTable.segment.count == 420)
  }

  struct Surroundings {
    var before: [UInt8]
    var behind: [UInt8]
  }

  @Test(arguments: [
    Surroundings(before: [], behind: []), Surroundings(before: [0xFF, 0xFF], behind: []),
    Surroundings(before: [0xFF], behind: [7, 8, 0xD8]),
  ])
  func `a segment for AVI players goes, with what fills up before it and strays behind it`(
    _ around: Surroundings
  ) throws {
    let sound = Self.picture(0).bytes
    let avi = CameraJPEG.avi(polarity: 1)
    let segment = around.before + avi + around.behind
    let bytes = Array(sound[..<2]) + segment + Array(sound[2...])
    #expect(try MotionJPEG(mending: bytes, layout: layout).bytes == sound)
    let alone = Array(sound[..<2]) + avi + [1, 2, 3]
    #expect(throws: FrameProblem.noJPEG) { try MotionJPEG(mending: alone, layout: layout) }
  }

  @Test(arguments: SmallPicture.jpegs)
  func `a sound JPEG stays as it is`(_ picture: SmallPicture) throws {
    #expect(try MotionJPEG(mending: picture.bytes, layout: layout).bytes == picture.bytes)
    let tail = Array("tail".utf8) + [0xFF, 0xD9]
    #expect(try MotionJPEG(mending: picture.bytes + tail, layout: layout).bytes == picture.bytes)
  }

  @Test func `bytes before the start are skipped, up to a bound`() throws {
    let bytes = Self.picture(0).bytes
    let sound = try develop(bytes)
    let leads: [[UInt8]] = [
      [0], [0xFF], [0xFF, 0xD8], Array(repeating: 0xFF, count: 1024), Array(bytes[..<71]),
      Array(bytes[..<71]) + Array(repeating: 1, count: 2000),
    ]
    for lead in leads {
      let image = try develop(lead + bytes)
      #expect(image.png == sound.png)
      #expect(image.warnings == [.extraneousData])
    }
    for frame in [
      [], [0xFF], [0xFF, 0xD8], [0xFF, 0xD8, 0], Array(repeating: 0, count: 1025) + bytes,
    ] as [[UInt8]] {
      let expected = frame.isEmpty ? FrameProblem.tooFewBytes(0, needed: 1) : .noJPEG
      #expect(throws: ImageError.frame(expected)) { try develop(frame) }
    }
  }

  @Test func `the size of the JPEG counts, and where the driver says it begins`() throws {
    let bytes = Self.picture(1).bytes
    let sound = try develop(bytes)
    for (width, height) in [(1, 1), (9999, 9999), (46, 37)] {
      var other = layout
      other.size = PixelSize(width: width, height: height)
      #expect(try develop(bytes, other) == sound)
    }
    var shifted = layout
    shifted.planes = [.init(offset: 5000, stride: 0)]
    #expect(try develop(Array(repeating: 0xFF, count: 5000) + bytes, shifted) == sound)
    #expect(throws: ImageError.frame(.tooFewBytes(5000, needed: 5001))) {
      try develop(Array(repeating: 0xFF, count: 5000), shifted)
    }
    var large = Self.picture(0)
    large.size = PixelSize(width: 40_000, height: 1)
    #expect(throws: ImageError.tooLarge(large.size, limit: .side(32_767))) {
      try develop(large.bytes)
    }
  }

  /// Zeros behind a cut are data to a decoder, which would fill the picture with them.
  @Test(arguments: CameraJPEG.samplings.indices)
  func `a frame cut anywhere is refused or whole, padded or not`(_ sampling: Int) throws {
    for hasTables in [true, false] {
      var picture = Self.picture(sampling)
      picture.hasTables = hasTables
      let bytes = picture.bytes
      let sound = try develop(bytes)
      for count in 1..<bytes.count {
        for padding in [0, 16, 4000] {
          do throws(ImageError) {
            let image = try develop(bytes[..<count] + Array(repeating: 0, count: padding))
            #expect(image.png == sound.png, "\(count) bytes and \(padding)")
            #expect(image.warnings.contains(.missingEnd), "\(count) bytes and \(padding)")
          } catch {
            switch error {
            case .truncated, .frame(.noJPEG): break
            case .corrupt, .unsupportedVariant: #expect(padding > 0, "\(count) bytes: \(error)")
            default: Issue.record("\(count) bytes and \(padding): \(error)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: [UInt8(0x01), 0x80, 0xFF])
  func `every changed byte is survived`(_ change: UInt8) {
    var picture = Self.picture(1)
    picture.hasTables = false
    picture.segments = [CameraJPEG.avi(polarity: 1)]
    let bytes = picture.bytes
    let limits = ImageLimits(pixelCount: 100_000)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= change
      _ = try? ImageDeveloper.develop(.frame(layout, damaged), recipe: .asIs, limits: limits)
    }
  }

  @Test func `a long frame of markers costs little`() {
    for filling in [[0xFF], [0xFF, 0xD8], [0xFF, 0xE0, 0, 2], [0xFF, 0xC4, 0, 2], [0]] as [[UInt8]]
    {
      let bytes = [0xFF, 0xD8, 0xFF] + Array(repeating: filling, count: 50_000).joined()
      #expect(throws: ImageError.self) { try develop(bytes) }
    }
  }
}
