@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct AttentionViewTests {
  @Test func `a large picture is looked at in small`() throws {
    let picture = PixelSize(width: 4000, height: 3000)
    let crop = PixelSize(width: 2400, height: 3000)
    let view = try #require(AttentionView(source: picture, picture: picture, crop: crop))
    #expect(view.size == PixelSize(width: 256, height: 192))
    #expect(view.crop == PixelSize(width: 154, height: 192))
    #expect([0, 51, 102].map(view.pictureOffset) == [0, 800, 1600])
    let half = PixelSize(width: 2000, height: 1500)
    #expect(AttentionView(source: half, picture: picture, crop: crop) == view)
  }

  @Test func `a small picture is looked at as it is`() throws {
    let picture = PixelSize(width: 100, height: 200)
    let crop = PixelSize(width: 100, height: 125)
    let view = try #require(AttentionView(source: picture, picture: picture, crop: crop))
    #expect(view.size == picture)
    #expect(view.crop == crop)
    for offset in 0...75 { #expect(view.pictureOffset(of: offset) == offset) }
  }

  @Test func `what cannot be told apart is left to the middle`() {
    let picture = PixelSize(width: 4000, height: 5001)
    let crop = PixelSize(width: 4000, height: 5000)
    #expect(AttentionView(source: picture, picture: picture, crop: crop) == nil)
  }

  @Test func `every offset leads into the picture, in order and to both ends`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let picture = PixelSize(
        width: Int.random(in: 1...32_767, using: &generator),
        height: Int.random(in: 1...32_767, using: &generator))
      let shapes = [Crop.square, .mugshot, .ratio(16, 9), .ratio(1, 50), .ratio(50, 1)]
      let shape = try #require(shapes.randomElement(using: &generator))
      let scale = Int.random(in: 1...8, using: &generator)
      let source = PixelSize(
        width: (picture.width * scale + 7) / 8, height: (picture.height * scale + 7) / 8)
      guard
        let crop = try? shape.sizeForAttention(in: picture, placed: .attention),
        let view = AttentionView(source: source, picture: picture, crop: crop)
      else { continue }
      let slack = view.size.width - view.crop.width + view.size.height - view.crop.height
      #expect(slack > 0 && view.crop.width > 0 && view.crop.height > 0)
      #expect((view.crop.width < view.size.width) != (view.crop.height < view.size.height))
      let full = picture.width - crop.width + picture.height - crop.height
      let offsets = (0...slack).map(view.pictureOffset)
      #expect(offsets.first == 0 && offsets.last == full)
      #expect(offsets == offsets.sorted())
      for offset in offsets {
        let rect = try shape.rectangle(in: picture, placed: .attention, attentionOffset: offset)
        #expect(rect.isInside(picture) && rect.x + rect.y == offset)
      }
      #expect(view.pictureOffset(of: -1) == 0 && view.pictureOffset(of: slack + 1) == full)
    }
  }
}
