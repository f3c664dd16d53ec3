@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// How the answers to related pictures are related.
@Suite struct AttentionRelationTests {
  /// Patches of noise of different strength, so that there is something to find.
  private func patches(_ seed: UInt64, channelCount: Int) -> Decoded {
    var generator = SeededGenerator(seed: seed)
    let strengths = (0..<16).map { _ in Int(generator.next() % 200) + 1 }
    var bytes: [UInt8] = []
    for y in 0..<80 {
      for x in 0..<160 {
        let strength = strengths[y / 40 * 8 + x / 20]
        for _ in 0..<channelCount {
          bytes.append(UInt8(Int(generator.next() % 256) * strength / 255))
        }
      }
    }
    return Decoded(
      size: PixelSize(width: 160, height: 80), channelCount: channelCount, bytes: bytes)
  }

  private func offset(_ picture: Decoded, _ width: Int, _ height: Int) throws -> Int {
    try Bitmap(picture).attentionOffset(ofCrop: PixelSize(width: width, height: height))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `grey, grey as colour and grey with full alpha are the same`(_ seed: UInt64) throws {
    let gray = patches(seed, channelCount: 1)
    let color = Decoded(
      size: gray.size, channelCount: 3, bytes: gray.bytes.flatMap { [$0, $0, $0] })
    let alpha = Decoded(
      size: gray.size, channelCount: 4, bytes: gray.bytes.flatMap { [$0, $0, $0, 255] })
    for (width, height) in [(64, 80), (80, 80), (160, 50)] {
      let expected = try offset(gray, width, height)
      #expect(try offset(color, width, height) == expected)
      #expect(try offset(alpha, width, height) == expected)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `colour under no alpha does not matter`(_ seed: UInt64) throws {
    var first = patches(seed, channelCount: 4)
    for index in stride(from: 0, to: first.bytes.count, by: 4) {
      first.bytes[index + 3] = index / 4 % 160 < 60 ? 0 : 255
    }
    var second = first
    for index in stride(from: 0, to: first.bytes.count, by: 4) where first.bytes[index + 3] == 0 {
      second.bytes.replaceSubrange(index..<index + 3, with: [230, 170, 130])
    }
    #expect(try offset(first, 80, 80) == offset(second, 80, 80))
    #expect(try offset(first, 80, 80) >= 40)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the mirrored picture has the mirrored crop`(_ seed: UInt64) throws {
    let picture = patches(seed, channelCount: 3)
    var mirrored = picture
    for y in 0..<80 {
      for x in 0..<160 {
        let from = (y * 160 + 159 - x) * 3
        let to = (y * 160 + x) * 3
        mirrored.bytes.replaceSubrange(to..<to + 3, with: picture.bytes[from..<from + 3])
      }
    }
    // Divisions round towards one side, which may move the best place by a line.
    let sum = try offset(picture, 64, 80) + offset(mirrored, 64, 80)
    #expect((95...97).contains(sum))
  }

  @Test func `the same picture has the same answer`() throws {
    let picture = patches(3, channelCount: 3)
    let bitmap = try Bitmap(picture)
    let crop = PixelSize(width: 64, height: 80)
    let answers = try Set((0..<3).map { _ in try bitmap.attentionOffset(ofCrop: crop) })
    #expect(answers.count == 1)
  }
}
