package import Raster

/// What a driver says of a frame: format, size, where its planes lie in one buffer, and what its colours mean.
///
/// Nothing of it is believed; `bytesNeeded` and developing check it.
package struct FrameLayout: Hashable, Sendable {
  /// How the pixels are written.
  package var format: FrameFormat

  /// The size in pixels; a JPEG has its own, which counts.
  package var size: PixelSize

  /// The planes in the order of the format, as many as it has; a JPEG needs none, or one for its offset.
  package var planes: [Plane]

  /// How Y, Cb and Cr stand for colours; of no meaning in other formats.
  package var matrix: Matrix

  /// What Y, Cb and Cr reach; samples of other formats are taken as they are, and a JPEG is always full.
  package var range: SampleRange

  /// Creates a layout; nothing is checked yet.
  package init(
    _ format: FrameFormat, size: PixelSize, planes: [Plane], matrix: Matrix = .bt601,
    range: SampleRange = .limited
  ) {
    self.format = format
    self.size = size
    self.planes = planes
    self.matrix = matrix
    self.range = range
  }

  /// Where a plane lies.
  package struct Plane: Hashable, Sendable {
    /// The byte of the buffer that it begins at.
    package var offset: Int

    /// The bytes from a row to the next.
    package var stride: Int

    /// Creates a plane.
    package init(offset: Int, stride: Int) {
      self.offset = offset
      self.stride = stride
    }
  }

  /// The standard whose weights of red, green and blue make Y.
  package enum Matrix: String, Hashable, Sendable, CaseIterable {
    case bt601
    case bt709
  }

  /// The values that samples take.
  package enum SampleRange: String, Hashable, Sendable, CaseIterable {
    /// Y from 16 to 235, Cb and Cr from 16 to 240.
    case limited

    /// All of them.
    case full
  }
}

extension FrameLayout {
  /// Creates the layout of a frame whose planes come in one buffer, as Video4Linux has them.
  ///
  /// They stand one behind the other, and `stride` is that of the first. Drivers round odd sides of the smaller
  /// planes up or down: up unless that needs more than the bytes that the driver makes room for.
  package init(
    _ format: FrameFormat, size: PixelSize, stride: Int, imageByteCount: Int,
    matrix: Matrix = .bt601, range: SampleRange = .limited
  ) {
    // Small enough for every product below; the true numbers are refused when they are used.
    let rows = min(max(size.height, 0), FrameLayout.largestNumber)
    let row = min(max(stride, 0), FrameLayout.largestNumber)
    var planes = [Plane(offset: 0, stride: stride)]
    switch format.planeCount {
    case 2: planes.append(Plane(offset: row * rows, stride: stride))
    case 3:
      var (halfRow, count) = ((row + 1) / 2, (row + 1) / 2 * ((rows + 1) / 2))
      if row * rows + 2 * count > imageByteCount {
        (halfRow, count) = (row / 2, row / 2 * rows / 2)
      }
      planes.append(Plane(offset: row * rows, stride: halfRow))
      planes.append(Plane(offset: row * rows + count, stride: halfRow))
    default: break
    }
    self.init(format, size: size, planes: planes, matrix: matrix, range: range)
  }
}
