import CCamera
import Testing

@testable import Camera

/// Where planes lie, and which frames are too short.
@Suite struct FrameLayoutTests {
  /// A frame of some format, and the planes as `offset:stride:length:count`.
  struct Frame: CustomTestStringConvertible {
    let fourcc: String
    let width: UInt32
    let height: UInt32
    var strides: [UInt32] = [0]
    let counts: [Int]
    let planes: String?

    var testDescription: String { "\(fourcc) \(width)x\(height) \(strides) in \(counts)" }
  }

  static let frames = [
    Frame(fourcc: "YUYV", width: 6, height: 4, counts: [48], planes: "0:12:12:4"),
    Frame(fourcc: "YUYV", width: 6, height: 4, counts: [47], planes: nil),
    Frame(fourcc: "YUYV", width: 5, height: 1, counts: [10], planes: "0:10:10:1"),
    Frame(
      fourcc: "YUYV", width: 6, height: 4, strides: [16], counts: [60], planes: "0:16:12:4"),
    Frame(fourcc: "YUYV", width: 6, height: 4, strides: [16], counts: [59], planes: nil),
    Frame(fourcc: "RGB3", width: 3, height: 2, counts: [18], planes: "0:9:9:2"),
    Frame(fourcc: "XR24", width: 3, height: 2, counts: [24], planes: "0:12:12:2"),
    Frame(fourcc: "GREY", width: 3, height: 3, counts: [9], planes: "0:3:3:3"),
    Frame(fourcc: "NV12", width: 6, height: 4, counts: [36], planes: "0:6:6:4,24:6:6:2"),
    Frame(fourcc: "NV12", width: 6, height: 4, counts: [35], planes: nil),
    // An odd size, with the chroma rounded up, then down, then with less than that.
    Frame(
      fourcc: "NV12", width: 5, height: 5, strides: [8], counts: [62],
      planes: "0:8:5:5,40:8:6:3"),
    Frame(
      fourcc: "NV12", width: 5, height: 5, strides: [8], counts: [61],
      planes: "0:8:5:5,40:8:6:2"),
    Frame(fourcc: "NV12", width: 5, height: 5, strides: [8], counts: [53], planes: nil),
    Frame(fourcc: "NV12", width: 5, height: 4, counts: [29], planes: "0:5:5:4,20:5:4:2"),
    Frame(
      fourcc: "YU12", width: 6, height: 4, counts: [36], planes: "0:6:6:4,24:3:3:2,30:3:3:2"),
    Frame(fourcc: "YU12", width: 6, height: 4, counts: [35], planes: nil),
    Frame(
      fourcc: "YV12", width: 6, height: 3, counts: [30], planes: "0:6:6:3,18:3:3:2,24:3:3:2"),
    // As vivid has it: half a line between.
    Frame(
      fourcc: "YU12", width: 6, height: 3, counts: [26], planes: "0:6:6:3,18:3:3:1,22:3:3:1"),
    Frame(
      fourcc: "NM12", width: 6, height: 4, strides: [8, 8], counts: [30, 14],
      planes: "0:8:6:4,30:8:6:2"),
    Frame(fourcc: "NM12", width: 6, height: 4, strides: [8, 8], counts: [30, 13], planes: nil),
    Frame(
      fourcc: "YM12", width: 6, height: 4, strides: [0, 0, 4], counts: [24, 6, 8],
      planes: "0:6:6:4,24:3:3:2,30:4:3:2"),
    Frame(
      fourcc: "YM12", width: 6, height: 4, strides: [0, 0, 0], counts: [24, 5, 8], planes: nil),
    Frame(fourcc: "NV12", width: 1, height: 1, counts: [100], planes: nil),
    Frame(fourcc: "YU12", width: 1, height: 1, counts: [100], planes: nil),
  ]

  @Test(arguments: frames) func `planes lie within the bytes`(frame: Frame) throws {
    let layout = try #require(PixelLayout(FourCC(frame.fourcc)))
    let format = try #require(Self.format(frame))
    let planes = FrameLayout(format: format, layout: layout).planes(inPiecesOf: frame.counts)
    let text = planes?.map { "\($0.offset):\($0.stride):\($0.lineLength):\($0.lineCount)" }
    #expect(text?.joined(separator: ",") == frame.planes)
    let total = frame.counts.reduce(0, +)
    #expect(planes?.allSatisfy { $0.end <= total } ?? true)
  }

  @Test func `no count of bytes makes a plane lie outside`() throws {
    for layout in PixelLayout.all where !layout.isCompressed {
      for (width, height) in [(1, 1), (2, 1), (1, 2), (3, 3), (4, 5), (7, 2)] as [(UInt32, UInt32)]
      {
        for stride in [0, 31, 32] as [UInt32] {
          let frame = Frame(
            fourcc: "\(layout.fourcc)", width: width, height: height,
            strides: Array(repeating: stride, count: layout.pieceCount), counts: [], planes: nil)
          let format = try #require(Self.format(frame))
          for count in 0..<300 {
            let counts = Array(repeating: count, count: layout.pieceCount)
            let planes = FrameLayout(format: format, layout: layout).planes(inPiecesOf: counts)
            let isWithin = planes?.allSatisfy {
              $0.end <= count * layout.pieceCount && $0.lineLength > 0 && $0.lineCount > 0
            }
            #expect(isWithin ?? true)
          }
        }
      }
    }
  }

  @Test(arguments: [(UInt32(11), false), (12, true), (0, true), (4096, true)])
  func `a line that is shorter than its pixels is not plausible`(stride: UInt32, isPlausible: Bool)
    throws
  {
    let frame = Frame(
      fourcc: "YUYV", width: 6, height: 4, strides: [stride], counts: [], planes: nil)
    let format = try #require(Self.format(frame))
    let layout = try #require(PixelLayout(.yuyv))
    #expect(FrameLayout(format: format, layout: layout).isPlausible == isPlausible)
  }

  @Test(
    arguments: [
      (0, 480, 0), (640, 0, 0), (32768, 480, 0), (.max, .max, .max), (640, 480, .max),
      (8, 32767, 1 << 20),
    ] as [(UInt32, UInt32, UInt32)])
  func `a format that no camera can mean is refused`(width: UInt32, height: UInt32, stride: UInt32)
  {
    var pixels = v4l2_pix_format()
    pixels.width = width
    pixels.height = height
    pixels.bytesperline = stride
    #expect(NegotiatedFormat(pixels) == nil)
  }

  @Test(arguments: [0, 9, 255] as [UInt8]) func `a number of pieces that cannot be is refused`(
    count: UInt8
  ) {
    var pixels = v4l2_pix_format_mplane()
    pixels.width = 640
    pixels.height = 480
    pixels.num_planes = count
    #expect(NegotiatedFormat(pixels) == nil)
  }

  @Test func `colours are believed only if the driver knows of them`() {
    var pixels = v4l2_pix_format()
    pixels.width = 640
    pixels.height = 480
    pixels.colorspace = 8
    pixels.quantization = 1
    #expect(NegotiatedFormat(pixels)?.colour.quantization == 0)
    pixels.priv = V4L2_PIX_FMT_PRIV_MAGIC
    #expect(NegotiatedFormat(pixels)?.colour.quantization == 1)
    #expect(NegotiatedFormat(pixels)?.colour.colorspace == 8)
  }

  private static func format(_ frame: Frame) -> NegotiatedFormat? {
    var pixels = v4l2_pix_format_mplane()
    pixels.width = frame.width
    pixels.height = frame.height
    pixels.num_planes = UInt8(frame.strides.count)
    pixels.plane_fmt.0.bytesperline = frame.strides[0]
    if frame.strides.count > 1 { pixels.plane_fmt.1.bytesperline = frame.strides[1] }
    if frame.strides.count > 2 { pixels.plane_fmt.2.bytesperline = frame.strides[2] }
    return NegotiatedFormat(pixels)
  }
}
