@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct FrameLayoutTests {
  private static let size = PixelSize(width: 10, height: 6)

  private func error(_ layout: FrameLayout, _ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try ImageDeveloper.develop(.frame(layout, bytes), recipe: .asIs)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: TestFrame.rawFormats,
    [size, PixelSize(width: 5, height: 3), PixelSize(width: 1, height: 1)])
  func `a frame cut anywhere is refused, a whole one taken`(
    _ format: FrameFormat, _ size: PixelSize
  ) throws {
    for (padding, gap) in [(0, 0), (3, 7)] {
      var frame = ColorBars.frame(format, size)
      (frame.padding, frame.gap) = (padding, gap)
      let needed = try frame.layout.bytesNeeded
      let bytes = frame.bytes
      #expect(needed <= bytes.count)
      #expect(padding > 0 || !size.width.isMultiple(of: 2) || needed == bytes.count)
      for count in 0..<bytes.count {
        let expected: ImageError? =
          count < needed ? .frame(.tooFewBytes(count, needed: needed)) : nil
        #expect(error(frame.layout, Array(bytes[..<count])) == expected)
      }
    }
  }

  @Test(arguments: TestFrame.rawFormats)
  func `a layout that cannot be is refused by what is wrong with it`(_ format: FrameFormat) {
    let good = ColorBars.frame(format, Self.size)
    let bytes = good.bytes
    for side in [0, -1, Int.min, Int.max, 1 << 40, 1 << 30] {
      for size in [
        PixelSize(width: side, height: 6), PixelSize(width: 10, height: side),
        PixelSize(width: side, height: side),
      ] {
        var layout = good.layout
        layout.size = size
        #expect(error(layout, bytes) == .frame(.size(size)))
      }
    }
    for count in [0, 1, 2, 3, 4] where count != format.planeCount {
      var layout = good.layout
      layout.planes = Array(repeating: layout.planes[0], count: count)
      #expect(error(layout, bytes) == .frame(.planeCount(count, needed: format.planeCount)))
    }
    for plane in good.layout.planes.indices {
      for number in [-1, Int.min, Int.max, 1 << 31] {
        var layout = good.layout
        layout.planes[plane].offset = number
        #expect(
          error(layout, bytes)
            == .frame(.place(offset: number, stride: layout.planes[plane].stride)))
        layout = good.layout
        layout.planes[plane].stride = number
        #expect(
          error(layout, bytes)
            == .frame(.place(offset: layout.planes[plane].offset, stride: number)))
      }
      var layout = good.layout
      let stride = layout.planes[plane].stride
      for short in [0, 1, stride - 1] {
        layout.planes[plane].stride = short
        #expect(error(layout, bytes) == .frame(.stride(short, needed: stride)))
      }
      for offset in [bytes.count, Int(Int32.max)] {
        layout = good.layout
        layout.planes[plane].offset = offset
        guard case .frame(.tooFewBytes(bytes.count, let needed)) = error(layout, bytes) else {
          Issue.record("begins behind the end")
          return
        }
        #expect(needed > offset)
      }
      layout = good.layout
      layout.planes[plane].stride = Int(Int32.max)
      guard case .frame(.tooFewBytes) = error(layout, bytes) else {
        Issue.record("rows behind the end")
        return
      }
    }
  }

  @Test(arguments: TestFrame.rawFormats)
  func `planes that overlap do no harm`(_ format: FrameFormat) throws {
    var frame = ColorBars.frame(format, PixelSize(width: 11, height: 7))
    frame.padding = 2
    var layout = frame.layout
    for offset in 0..<20 {
      for plane in layout.planes.indices { layout.planes[plane].offset = offset / (plane + 1) }
      #expect(error(layout, frame.bytes + Array(repeating: 0, count: 40)) == nil)
    }
  }

  @Test func `the limits of pictures hold for frames`() {
    let frame = ColorBars.frame(.yuyv, Self.size)
    func error(_ limits: ImageLimits) -> ImageError? {
      do throws(ImageError) {
        _ = try ImageDeveloper.develop(frame.picture, recipe: .asIs, limits: limits)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(ImageLimits(side: 10)) == nil)
    #expect(error(ImageLimits(side: 9)) == .tooLarge(Self.size, limit: .side(9)))
    #expect(error(ImageLimits(pixelCount: 59)) == .tooLarge(Self.size, limit: .pixelCount(59)))
    #expect(error(ImageLimits(encodedByteCount: 119)) == .tooManyBytes(120, limit: 119))
    #expect(error(ImageLimits(storedSide: 9)) == .resultTooLarge(Self.size, limit: 9))
    // Nobody has to have the bytes of a frame that is too large.
    let size = PixelSize(width: 40_000, height: 2)
    let layout = FrameLayout(.grey, size: size, planes: [.init(offset: 0, stride: 40_000)])
    #expect(self.error(layout, []) == .tooLarge(size, limit: .side(32_767)))
  }

  struct Case: CustomTestStringConvertible {
    var format: FrameFormat
    var stride: Int
    var room: Int
    var needed: Int
    var chroma: [FrameLayout.Plane]
    var testDescription: String { "\(format.rawValue), \(stride) bytes a row" }
  }

  /// 641 by 361 pixels; the last two have the numbers of the virtual driver of Linux, which rounds down.
  @Test(arguments: [
    Case(format: .yuyv, stride: 1282, room: 462_802, needed: 462_802, chroma: []),
    Case(format: .grey, stride: 641, room: 231_401, needed: 231_401, chroma: []),
    Case(format: .xr24, stride: 2600, room: 938_600, needed: 938_564, chroma: []),
    Case(
      format: .yu12, stride: 642, room: 347_964, needed: 347_642,
      chroma: [.init(offset: 231_762, stride: 321), .init(offset: 289_863, stride: 321)]),
    Case(
      format: .nv12, stride: 641, room: 347_101, needed: 346_780,
      chroma: [.init(offset: 231_401, stride: 641)]),
    Case(
      format: .yv12, stride: 641, room: 347_101, needed: 346_761,
      chroma: [.init(offset: 231_401, stride: 320), .init(offset: 289_161, stride: 320)]),
  ])
  func `planes in one buffer stand one behind the other`(_ example: Case) throws {
    let layout = FrameLayout(
      example.format, size: PixelSize(width: 641, height: 361), stride: example.stride,
      imageByteCount: example.room)
    #expect(layout.planes.first == FrameLayout.Plane(offset: 0, stride: example.stride))
    #expect(Array(layout.planes.dropFirst()) == example.chroma)
    #expect(try layout.bytesNeeded == example.needed)
    #expect(error(layout, Array(repeating: 128, count: example.needed)) == nil)
  }

  @Test func `a frame of odd sides is read to its last row and column when they are there`() throws
  {
    for format in [FrameFormat.yu12, .yv12, .nv12, .nv21] {
      let size = PixelSize(width: 5, height: 3)
      let frame = ColorBars.frame(format, size)
      let stride = frame.layout.planes[0].stride
      var layout = FrameLayout(
        format, size: size, stride: stride, imageByteCount: frame.bytes.count)
      if format.planeCount == 2 { layout.planes[1].stride = 6 }
      #expect(layout == frame.layout)
      for channel in try layout.channels(byteCount: frame.bytes.count).dropFirst() {
        #expect(channel.columns == 3 && channel.rows == 2)
      }
    }
  }

  @Test func `numbers of any size make a layout, if none that holds`() {
    for format in FrameFormat.allCases {
      for number in [Int.min, -1, 0, 1, Int(Int32.max), 1 << 40, Int.max] {
        let layout = FrameLayout(
          format, size: PixelSize(width: 16, height: number), stride: number,
          imageByteCount: number)
        _ = try? layout.bytesNeeded
        _ = error(layout, Array(repeating: 0, count: 100))
      }
    }
  }

  @Test(arguments: 1...3000 as ClosedRange<UInt64>)
  func `layouts by chance are taken or refused, never more`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number() -> Int { Int.random(in: -1...40, using: &generator) }
    let format = FrameFormat.allCases.randomElement(using: &generator) ?? .yuyv
    let planes = (0..<format.planeCount).map { _ in
      FrameLayout.Plane(offset: number() * 3, stride: number())
    }
    let layout = FrameLayout(
      format, size: PixelSize(width: number() / 3 + 1, height: number() / 3 + 1), planes: planes,
      matrix: .bt709)
    let bytes = generator.bytes(Int.random(in: 0...600, using: &generator))
    switch error(layout, bytes) {
    case nil: #expect(bytes.count >= (try layout.bytesNeeded))
    case .frame: break
    case let other: Issue.record("\(layout): \(String(describing: other))")
    }
    _ = try? FrameBrightness.mean(of: bytes, layout: layout)
  }
}
