import Testing

@testable import Camera

/// Which format and size are asked for.
@Suite struct FormatCandidateTests {
  private static func format(
    _ fourcc: FourCC, _ sizes: [(Int, Int, UInt32)] = [], range: SizeRange? = nil
  ) -> CameraFormat {
    CameraFormat(
      fourcc: fourcc, name: "", isCompressed: false,
      sizes: sizes.map {
        OfferedSize(
          size: FrameSize(width: $0.0, height: $0.1),
          intervals: [FrameInterval(1, $0.2)].compactMap(\.self))
      }, range: range)
  }

  private func best(
    _ formats: [CameraFormat], _ wish: FrameWish = FrameWish(),
    currentSize: FrameSize = FrameSize(width: 640, height: 480)
  ) -> [String] {
    FormatCandidate.all(of: formats, for: wish, currentSize: currentSize).map {
      "\($0.layout.fourcc) \($0.size)"
    }
  }

  @Test func `the largest size of up to 1920 pixels that is fast enough wins`() {
    let yuyv = Self.format(
      .yuyv, [(640, 480, 30), (1280, 720, 10), (1920, 1080, 5), (3840, 2160, 30)])
    #expect(
      best([yuyv]) == ["YUYV 1280x720", "YUYV 640x480", "YUYV 1920x1080", "YUYV 3840x2160"])
  }

  @Test func `what is not compressed wins at the same size, MJPG where it alone is fast or large`()
  {
    let yuyv = Self.format(.yuyv, [(640, 480, 30), (1920, 1080, 5)])
    let mjpg = Self.format(.mjpg, [(640, 480, 30), (1920, 1080, 30)])
    #expect(best([mjpg, yuyv]).first == "MJPG 1920x1080")
    #expect(best([mjpg, yuyv])[1...2] == ["YUYV 640x480", "MJPG 640x480"])
  }

  @Test func `a size that is upright counts by its height`() {
    #expect(best([Self.format(.nv12, [(1080, 2000, 30), (480, 640, 30)])]).first == "NV12 480x640")
  }

  @Test func `if all are too large the smallest wins, if all are too slow the fastest`() {
    #expect(
      best([Self.format(.yuyv, [(3840, 2160, 30), (2592, 1944, 30)])]).first == "YUYV 2592x1944")
    #expect(
      best([Self.format(.yuyv, [(1280, 960, 2), (640, 480, 5)])]).first == "YUYV 640x480")
  }

  @Test func `a driver that does not tell its rates is fast enough`() {
    #expect(best([Self.format(.yuyv, [(1600, 1200, 0)])]) == ["YUYV 1600x1200"])
  }

  @Test func `grey is taken only if there is no colour`() {
    let grey = Self.format(.grey, [(1280, 720, 30)])
    #expect(best([grey, Self.format(.mjpg, [(320, 240, 5)])]).first == "MJPG 320x240")
    #expect(best([grey]) == ["GREY 1280x720"])
  }

  @Test func `what is not understood is never asked for`() {
    #expect(
      best([Self.format(FourCC("RGGB"), [(640, 480, 30)]), Self.format(FourCC("Y16"))]) == [])
  }

  @Test func `a wish for a format or a size is followed`() {
    var wish = FrameWish()
    wish.size = FrameSize(width: 641, height: 361)
    wish.fourcc = .mjpg
    let formats = [Self.format(.yuyv, [(640, 480, 30)]), Self.format(.mjpg, [(640, 480, 30)])]
    #expect(best(formats, wish) == ["MJPG 641x361"])
    wish.size = FrameSize(width: .max, height: -1)
    #expect(best(formats, wish) == [])
  }

  private static let range = SizeRange(
    least: FrameSize(width: 32, height: 32), greatest: FrameSize(width: 3280, height: 2464),
    step: FrameSize(width: 2, height: 2))

  @Test(
    arguments: [
      (FrameSize(width: 640, height: 480), "NV12 1920x1440"),
      (FrameSize(width: 1920, height: 1080), "NV12 1920x1080"),
      (FrameSize(width: 3000, height: 2999), "NV12 1920x1918"),
      (FrameSize(width: 0, height: 0), "NV12 1920x1442"),
      (FrameSize(width: 32767, height: 1), "NV12 1920x32"),
    ]) func `of a range, the largest size in the shape that is set is taken`(
      current: FrameSize, size: String
    )
  {
    #expect(best([Self.format(.nv12, range: Self.range)], currentSize: current) == [size])
  }

  @Test func `without sizes the one that is set is kept`() {
    #expect(best([Self.format(.yuyv)]) == ["YUYV 640x480"])
  }
}
