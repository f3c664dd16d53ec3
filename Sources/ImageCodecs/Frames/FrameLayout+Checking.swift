import Raster

extension FrameLayout {
  /// No number of a layout is larger; products of two stay far from overflowing.
  static let largestNumber = Int(Int32.max)

  /// The least bytes that a frame of this layout has; shorter ones are cut.
  ///
  /// A driver may make room for more. Of a JPEG it tells no more than where it begins. Throws when there can be
  /// no such frame.
  package var bytesNeeded: Int {
    get throws(FrameProblem) {
      try checkNumbers()
      var needed = 1 + (planes.first?.offset ?? 0)
      for place in format.places {
        let plane = planes[place.plane]
        let (columns, rows) = leastSamples(place)
        guard plane.stride >= columns * place.step else {
          throw .stride(plane.stride, needed: columns * place.step)
        }
        needed = max(needed, plane.end(rowLength: columns * place.step, rows: rows))
      }
      return needed
    }
  }

  /// Returns where the samples of each channel lie, all of them inside of so many bytes.
  ///
  /// There are none of a JPEG.
  func channels(byteCount: Int) throws(FrameProblem) -> [FrameChannel] {
    let needed = try bytesNeeded
    guard byteCount >= needed else { throw .tooFewBytes(byteCount, needed: needed) }
    return format.places.map { place in
      let plane = planes[place.plane]
      let (columns, rows) = samples(place, byteCount: byteCount)
      return FrameChannel(
        offset: plane.offset + place.offset, stride: plane.stride, step: place.step,
        columns: columns, rows: rows, isHalvedAcross: place.isHalvedAcross,
        isHalvedDown: place.isHalvedDown)
    }
  }

  private func checkNumbers() throws(FrameProblem) {
    let possible = 1...FrameLayout.largestNumber / 4
    guard possible.contains(size.width), possible.contains(size.height) else { throw .size(size) }
    guard planes.count == format.planeCount || (format == .mjpeg && planes.isEmpty) else {
      throw .planeCount(planes.count, needed: format.planeCount)
    }
    for plane in planes {
      let numbers = 0...FrameLayout.largestNumber
      guard numbers.contains(plane.offset), numbers.contains(plane.stride) else {
        throw .place(offset: plane.offset, stride: plane.stride)
      }
    }
  }

  /// The samples across and down that there must be: odd sides are rounded down, as some drivers do.
  private func leastSamples(_ place: FrameFormat.Place) -> (columns: Int, rows: Int) {
    (
      place.isHalvedAcross ? max(size.width / 2, 1) : size.width,
      place.isHalvedDown ? max(size.height / 2, 1) : size.height
    )
  }

  /// The samples that there are: odd sides of the picture rounded up if they then reach neither into the next
  /// plane nor beyond the bytes.
  private func samples(
    _ place: FrameFormat.Place, byteCount: Int
  ) -> (columns: Int, rows: Int) {
    let plane = planes[place.plane]
    let least = leastSamples(place)
    let next = planes.map(\.offset).filter { $0 > plane.offset }.min() ?? byteCount
    let end = min(next, byteCount)
    let most = (
      columns: place.isHalvedAcross ? (size.width + 1) / 2 : size.width,
      rows: place.isHalvedDown ? (size.height + 1) / 2 : size.height
    )
    for rows in [most.rows, least.rows] {
      for columns in [most.columns, least.columns] {
        let length = columns * place.step
        if length <= plane.stride, plane.end(rowLength: length, rows: rows) <= end {
          return (columns, rows)
        }
      }
    }
    // Planes overlap, which only looks strange.
    return least
  }
}

extension FrameLayout.Plane {
  /// The byte behind the last one of so many rows that are so many bytes long.
  fileprivate func end(rowLength: Int, rows: Int) -> Int {
    offset + stride * (rows - 1) + rowLength
  }
}
