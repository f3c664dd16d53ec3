import ImageCodecs
import Raster

/// A writer of raw frames for tests, which knows the formats by itself.
struct TestFrame {
  var format: FrameFormat
  var size: PixelSize
  var matrix = FrameLayout.Matrix.bt601
  var range = FrameLayout.SampleRange.limited
  /// Bytes behind every row and before every plane.
  var padding = 0
  var gap = 0
  /// Whether odd sides of small planes are rounded down, as some drivers do.
  var roundsDown = false
  /// The samples of a pixel: Y, Cb, Cr or red, green, blue, or light alone.
  var samples: (_ x: Int, _ y: Int) -> [UInt8]

  /// All formats but JPEG.
  static let rawFormats = FrameFormat.allCases.filter { $0 != .mjpeg }

  var layout: FrameLayout {
    var planes: [FrameLayout.Plane] = []
    var offset = 0
    for rows in planeRows {
      let stride = (rows.first?.count ?? 0) + padding
      planes.append(FrameLayout.Plane(offset: offset + gap, stride: stride))
      offset += gap + rows.count * stride
    }
    return FrameLayout(format, size: size, planes: planes, matrix: matrix, range: range)
  }

  var bytes: [UInt8] {
    planeRows.flatMap { rows in
      filling(gap) + rows.flatMap { $0 + filling(padding) }
    }
  }

  var picture: Picture { .frame(layout, bytes) }

  private func filling(_ count: Int) -> [UInt8] { Array(repeating: 0xAA, count: count) }

  /// The rows of each plane, without padding.
  private var planeRows: [[[UInt8]]] {
    switch format {
    case .mjpeg: []
    case .yuyv: [packed { [$0, $2, $1, $3] }]
    case .uyvy: [packed { [$2, $0, $3, $1] }]
    case .yvyu: [packed { [$0, $3, $1, $2] }]
    case .nv12: [full { [$0[0]] }, halved { [$0[1], $0[2]] }]
    case .nv21: [full { [$0[0]] }, halved { [$0[2], $0[1]] }]
    case .yu12: [full { [$0[0]] }, halved { [$0[1]] }, halved { [$0[2]] }]
    case .yv12: [full { [$0[0]] }, halved { [$0[2]] }, halved { [$0[1]] }]
    case .rgb3: [full { $0 }]
    case .bgr3: [full { [$0[2], $0[1], $0[0]] }]
    case .xr24: [full { [$0[2], $0[1], $0[0], 0xAA] }]
    case .grey: [full { [$0[0]] }]
    }
  }

  private func full(_ write: ([UInt8]) -> [UInt8]) -> [[UInt8]] {
    (0..<size.height).map { y in (0..<size.width).flatMap { write(samples($0, y)) } }
  }

  private func halved(_ write: ([UInt8]) -> [UInt8]) -> [[UInt8]] {
    let more = roundsDown ? 0 : 1
    return (0..<max((size.height + more) / 2, 1)).map { y in
      (0..<max((size.width + more) / 2, 1)).flatMap { write(samples(2 * $0, 2 * y)) }
    }
  }

  /// Rows of pairs, given as Y, Y, Cb, Cr.
  private func packed(_ write: (UInt8, UInt8, UInt8, UInt8) -> [UInt8]) -> [[UInt8]] {
    (0..<size.height).map { y in
      let row = stride(from: 0, to: size.width, by: 2).flatMap { x in
        let (first, second) = (samples(x, y), samples(min(x + 1, size.width - 1), y))
        return write(first[0], second[0], first[1], first[2])
      }
      return roundsDown && size.width > 1 ? Array(row.prefix(2 * size.width)) : row
    }
  }
}
