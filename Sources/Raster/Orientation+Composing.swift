extension Orientation {
  /// Returns the orientation that first turns upright as this one does and then turns further.
  package func turned(by rotation: Rotation) -> Orientation {
    (0..<rotation.rawValue / 90).reduce(self) { turned, _ in turned.turnedByQuarter }
  }

  /// The orientation that first turns upright as this one does and then exchanges left and right.
  package var exchangingLeftAndRight: Orientation {
    Orientation(
      exchangesSides: exchangesSides, flipsX: exchangesSides == flipsStoredX,
      flipsY: exchangesSides != flipsStoredY)
  }

  // Columns of the turned picture are rows of the one before, read from the bottom.
  private var turnedByQuarter: Orientation {
    Orientation(
      exchangesSides: !exchangesSides, flipsX: exchangesSides != flipsStoredX,
      flipsY: exchangesSides == flipsStoredY)
  }

  private init(exchangesSides: Bool, flipsX: Bool, flipsY: Bool) {
    switch (exchangesSides, flipsX, flipsY) {
    case (false, false, false): self = .upright
    case (false, true, false): self = .mirrored
    case (false, true, true): self = .upsideDown
    case (false, false, true): self = .mirroredUpsideDown
    case (true, false, false): self = .transposed
    case (true, false, true): self = .turnedLeft
    case (true, true, true): self = .transposedUpsideDown
    case (true, true, false): self = .turnedRight
    }
  }
}
