@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct AttentionTests {
  enum Ground: String, CaseIterable {
    case plain, noise, gradient
  }

  /// A picture of one face-like thing: an ellipse in the colour of skin, with something like features on it.
  private struct Scene {
    var size: PixelSize
    var face: PixelRect
    var ground: Ground
    var isGray: Bool

    var picture: Decoded {
      var generator = SeededGenerator(seed: 1)
      var bytes: [UInt8] = []
      for y in 0..<size.height {
        for x in 0..<size.width {
          let random = Int(generator.next() % 17) - 8
          var color = face(x, y) ?? background(x, y, random)
          if isGray { color = [(color[0] * 77 + color[1] * 150 + color[2] * 29) / 256] }
          bytes += color.map { UInt8(clamping: $0) }
        }
      }
      return Decoded(size: size, channelCount: isGray ? 1 : 3, bytes: bytes)
    }

    private func face(_ x: Int, _ y: Int) -> [Int]? {
      let across = (2 * (x - face.x) - face.size.width) * face.size.height
      let down = (2 * (y - face.y) - face.size.height) * face.size.width
      let radius = face.size.width * face.size.height
      guard across * across + down * down <= radius * radius else { return nil }
      let isFeature = x / 5 % 2 == 0 && y / 7 % 2 == 0
      return isFeature ? [120, 80, 60] : [225, 170, 135]
    }

    private func background(_ x: Int, _ y: Int, _ random: Int) -> [Int] {
      switch ground {
      case .plain: [90, 110, 130]
      case .noise: [90 + random, 110 + random, 130 + random]
      case .gradient: [40 + 160 * x / size.width, 60 + 120 * y / size.height, 150]
      }
    }
  }

  @Test(arguments: Ground.allCases, [false, true])
  func `a face is inside wherever it is`(_ ground: Ground, _ isGray: Bool) throws {
    var centerMisses = 0
    for isVertical in [false, true] {
      for place in stride(from: 0, through: 190, by: 19) {
        let wide = PixelRect(x: place, y: 30, width: 50, height: 60)
        let high = PixelRect(x: 30, y: place, width: 60, height: 50)
        let size = PixelSize(width: 240, height: 120)
        let scene = Scene(
          size: isVertical ? size.transposed : size, face: isVertical ? high : wide, ground: ground,
          isGray: isGray)
        let bitmap = try Bitmap(scene.picture)
        let offset = try bitmap.attentionOffset(ofCrop: PixelSize(width: 120, height: 120))
        #expect((0...120).contains(offset))
        #expect(
          offset <= place && place + 50 <= offset + 120, "face at \(place), crop at \(offset)")
        if !(60 <= place && place + 50 <= 180) { centerMisses += 1 }
      }
    }
    #expect(centerMisses > 10)
  }

  @Test(arguments: [false, true])
  func `skin draws more than other things of the same texture`(_ isMirrored: Bool) throws {
    let size = PixelSize(width: 240, height: 100)
    let face = PixelRect(x: isMirrored ? 180 : 10, y: 20, width: 50, height: 60)
    var picture = Scene(size: size, face: face, ground: .plain, isGray: false).picture
    let other = PixelRect(x: isMirrored ? 10 : 180, y: 20, width: 50, height: 60)
    let twin = Scene(size: size, face: other, ground: .plain, isGray: false).picture
    // The twin has the same brightness and detail, but is green.
    for index in stride(from: 0, to: picture.bytes.count, by: 3)
    where twin.bytes[index] == 225 || twin.bytes[index] == 120 {
      let isLight = twin.bytes[index] == 225
      picture.bytes.replaceSubrange(
        index..<index + 3, with: isLight ? [150, 205, 150] : [60, 110, 60])
    }
    let offset = try Bitmap(picture).attentionOffset(ofCrop: PixelSize(width: 100, height: 100))
    #expect(offset <= face.x && face.x + 50 <= offset + 100)
  }

  @Test func `of people standing on something the upper end is kept`() throws {
    // A head on a body of full width that reaches to the bottom.
    let size = PixelSize(width: 100, height: 250)
    for top in stride(from: 0, through: 130, by: 26) {
      let face = PixelRect(x: 30, y: top, width: 40, height: 50)
      var picture = Scene(size: size, face: face, ground: .plain, isGray: true).picture
      for y in top + 50..<size.height {
        for x in 5..<95 { picture.bytes[y * 100 + x] = (x / 6 + y / 6) % 2 == 0 ? 30 : 70 }
      }
      let offset = try Bitmap(picture).attentionOffset(ofCrop: PixelSize(width: 100, height: 100))
      #expect(offset <= top && top + 50 <= offset + 100, "head at \(top), crop at \(offset)")
    }
  }

  @Test(arguments: [(11, 4, 3), (10, 4, 3), (10, 9, 0), (2, 1, 0), (256, 1, 127), (1, 1, 0)])
  func `what shows nothing is cropped in the middle`(
    _ side: Int, _ crop: Int, _ middle: Int
  ) throws {
    for channelCount in [1, 3, 4] {
      let bytes = Array(repeating: UInt8(200), count: side * channelCount)
      let wide = PixelSize(width: side, height: 1)
      let row = try Bitmap(Decoded(size: wide, channelCount: channelCount, bytes: bytes))
      #expect(try row.attentionOffset(ofCrop: PixelSize(width: crop, height: 1)) == middle)
      let column = try Bitmap(
        Decoded(size: wide.transposed, channelCount: channelCount, bytes: bytes))
      #expect(try column.attentionOffset(ofCrop: PixelSize(width: 1, height: crop)) == middle)
    }
  }

  @Test func `every offset of small noise is inside`() throws {
    var generator = SeededGenerator(seed: 6)
    for width in 1...7 {
      for height in 1...7 {
        for channelCount in [1, 3, 4] {
          let size = PixelSize(width: width, height: height)
          let bitmap = try Bitmap(
            Decoded(
              size: size, channelCount: channelCount,
              bytes: generator.bytes(width * height * channelCount)))
          for cut in 1..<max(width, 2) {
            let offset = try bitmap.attentionOffset(
              ofCrop: PixelSize(width: min(cut, width), height: height))
            #expect((0...width - min(cut, width)).contains(offset))
          }
          for cut in 1..<max(height, 2) {
            let offset = try bitmap.attentionOffset(
              ofCrop: PixelSize(width: width, height: min(cut, height)))
            #expect((0...height - min(cut, height)).contains(offset))
          }
        }
      }
    }
  }

  @Test(arguments: [(10, 10), (0, 10), (11, 5), (5, 5), (10, 0), (-1, 10), (.max, 1)])
  func `a crop that does not trim one side is nobody's business`(
    _ width: Int, _ height: Int
  ) throws {
    let size = PixelSize(width: 10, height: 10)
    let bitmap = try Bitmap(
      Decoded(size: size, channelCount: 1, bytes: Array(repeating: 1, count: 100)))
    #expect(try bitmap.attentionOffset(ofCrop: PixelSize(width: width, height: height)) == 0)
  }
}
