import CCamera
import Camera
import ImageCodecs
import PhotoIntake
import Raster
import Testing

/// What the decoder is told of a frame.
@Suite struct FrameLayoutOfFrameTests {
  private func frame(_ fourcc: FourCC, planes: [FramePlane] = [], colour: FrameColour)
    -> CameraFrame
  {
    CameraFrame(
      bytes: [], fourcc: fourcc, size: FrameSize(width: 6, height: 4), planes: planes,
      colour: colour, sequence: 0, path: "/dev/video0", card: "Fake Cam", time: 0,
      askedSize: FrameSize(width: 6, height: 4))
  }

  private func layout(
    colorspace: v4l2_colorspace = V4L2_COLORSPACE_DEFAULT,
    encoding: v4l2_ycbcr_encoding = V4L2_YCBCR_ENC_DEFAULT,
    quantization: v4l2_quantization = V4L2_QUANTIZATION_DEFAULT
  ) throws -> FrameLayout {
    let colour = FrameColour(
      colorspace: colorspace.rawValue, encoding: encoding.rawValue,
      quantization: quantization.rawValue, transfer: 0)
    return try #require(FrameLayout(frame(.yuyv, colour: colour)))
  }

  private static let plainColour = FrameColour(
    colorspace: 0, encoding: 0, quantization: 0, transfer: 0)

  @Test(arguments: [
    (FourCC.yuyv, FrameFormat.yuyv), (.uyvy, .uyvy), (.yvyu, .yvyu), (.nv12, .nv12),
    (.nv21, .nv21), (.yu12, .yu12), (.yv12, .yv12), (.rgb3, .rgb3), (.bgr3, .bgr3),
    (.xr24, .xr24), (.grey, .grey), (.mjpg, .mjpeg), (.jpeg, .mjpeg),
  ]) func `every format that a camera is asked for has a name`(fourcc: FourCC, format: FrameFormat)
    throws
  {
    let layout = try #require(FrameLayout(frame(fourcc, colour: Self.plainColour)))
    #expect(layout.format == format)
    #expect(layout.size == PixelSize(width: 6, height: 4))
  }

  @Test(arguments: ["Y16 ", "RGGB", "NV16", "NM12", "YM12", "PJPG", "yuyv", ""])
  func `other formats have none`(letters: String) {
    #expect(FrameLayout(frame(FourCC(letters), colour: Self.plainColour)) == nil)
  }

  @Test func `a format of the other order of bytes is another`() {
    let swapped = FourCC(rawValue: FourCC.xr24.rawValue | 1 << 31)
    #expect(FrameLayout(frame(swapped, colour: Self.plainColour)) == nil)
  }

  @Test func `planes lie where the camera says`() throws {
    let planes = [
      FramePlane(offset: 3, stride: 10, lineLength: 6, lineCount: 4),
      FramePlane(offset: 50, stride: 12, lineLength: 6, lineCount: 2),
    ]
    let layout = try #require(
      FrameLayout(frame(.nv12, planes: planes, colour: Self.plainColour)))
    #expect(
      layout.planes == [
        FrameLayout.Plane(offset: 3, stride: 10), FrameLayout.Plane(offset: 50, stride: 12),
      ])
  }

  /// What `V4L2_MAP_YCBCR_ENC_DEFAULT` and `V4L2_MAP_QUANTIZATION_DEFAULT` make of each colour space, where BT.2020 and
  /// SMPTE 240M count as BT.709.
  private static let spaces: [(v4l2_colorspace, FrameLayout.Matrix, FrameLayout.SampleRange)] = [
    (V4L2_COLORSPACE_DEFAULT, .bt601, .limited), (V4L2_COLORSPACE_SMPTE170M, .bt601, .limited),
    (V4L2_COLORSPACE_SMPTE240M, .bt709, .limited), (V4L2_COLORSPACE_REC709, .bt709, .limited),
    (V4L2_COLORSPACE_BT878, .bt601, .limited), (V4L2_COLORSPACE_470_SYSTEM_M, .bt601, .limited),
    (V4L2_COLORSPACE_470_SYSTEM_BG, .bt601, .limited), (V4L2_COLORSPACE_JPEG, .bt601, .full),
    (V4L2_COLORSPACE_SRGB, .bt601, .limited), (V4L2_COLORSPACE_OPRGB, .bt601, .limited),
    (V4L2_COLORSPACE_BT2020, .bt709, .limited), (V4L2_COLORSPACE_RAW, .bt601, .limited),
    (V4L2_COLORSPACE_DCI_P3, .bt709, .limited), (v4l2_colorspace(99), .bt601, .limited),
  ]

  private static let encodings: [(v4l2_ycbcr_encoding, FrameLayout.Matrix)] = [
    (V4L2_YCBCR_ENC_601, .bt601), (V4L2_YCBCR_ENC_709, .bt709), (V4L2_YCBCR_ENC_XV601, .bt601),
    (V4L2_YCBCR_ENC_XV709, .bt709), (v4l2_ycbcr_encoding(5), .bt601),
    (V4L2_YCBCR_ENC_BT2020, .bt709), (V4L2_YCBCR_ENC_BT2020_CONST_LUM, .bt709),
    (V4L2_YCBCR_ENC_SMPTE240M, .bt709),
  ]

  private static let quantizations: [(v4l2_quantization, FrameLayout.SampleRange)] = [
    (V4L2_QUANTIZATION_FULL_RANGE, .full), (V4L2_QUANTIZATION_LIM_RANGE, .limited),
  ]

  @Test func `what the driver leaves open follows from the colour space`() throws {
    for (space, matrix, range) in Self.spaces {
      let layout = try layout(colorspace: space)
      #expect(layout.matrix == matrix && layout.range == range, "colour space \(space.rawValue)")
    }
  }

  @Test func `an encoding counts in every colour space, and a range with every encoding`() throws {
    for (space, openMatrix, openRange) in Self.spaces {
      let encodings = [(V4L2_YCBCR_ENC_DEFAULT, openMatrix)] + Self.encodings
      let quantizations = [(V4L2_QUANTIZATION_DEFAULT, openRange)] + Self.quantizations
      for (encoding, matrix) in encodings {
        for (quantization, range) in quantizations {
          let layout = try layout(
            colorspace: space, encoding: encoding, quantization: quantization)
          #expect(
            layout.matrix == matrix && layout.range == range,
            "\(space.rawValue), \(encoding.rawValue), \(quantization.rawValue)")
        }
      }
    }
  }
}
