extension CameraShot {
  /// Buffers to ask for: one to look at, one being filled, two in reserve.
  private static var bufferCount: UInt32 { 4 }

  func check(on system: any CameraSystem) throws(CameraError) {
    let camera = try OpenCamera(opening: path, on: system)
    defer { camera.close() }
    guard camera.hasSignal() else { throw .noSignal(path: path) }
    _ = try camera.negotiate(wish)
  }

  func take(
    on system: any CameraSystem, clock: () -> Int64, isCancelled: () -> Bool = { false },
    meanLuma: (CameraFrame) -> Double? = { $0.meanLuma },
    isSound: (CameraFrame) -> Bool = { _ in true }
  ) throws(CameraError) -> CameraFrame {
    let end = system.now() + deadline
    let camera = try OpenCamera(opening: path, on: system)
    defer { camera.close() }
    guard camera.hasSignal() else { throw .noSignal(path: path) }
    let (format, layout, asked) = try camera.negotiate(wish)
    let frameLayout = FrameLayout(format: format, layout: layout)
    guard frameLayout.isPlausible else {
      throw .implausible(path: path, call: DriverCall.setFormat.rawValue)
    }
    var ring = BufferRing(of: camera, pieceCount: layout.pieceCount)
    defer { ring.release() }
    try ring.allocate(count: Self.bufferCount)
    try ring.start()

    let wait = FrameWait(camera: camera, ring: ring, end: end, deadline: deadline)
    var progress = WarmUpProgress(warmUp)
    var badCount = 0
    while true {
      let buffer = try wait.next(isCancelled: isCancelled)
      if let frame = frame(
        in: buffer, of: ring, frameLayout, asked: asked, card: camera.card, time: clock())
      {
        let luma = progress.needsLuma ? meanLuma(frame) : nil
        let isWarm = progress.isOver(luma: luma, at: system.now())
        if isWarm, isSound(frame) { return frame }
        if isWarm { badCount += 1 }
      } else {
        badCount += 1
      }
      if badCount > badFrameLimit { throw .badFrames(path: path, count: badCount) }
      try ring.requeue(buffer.index)
    }
  }

  /// Copies a frame out of its buffer; nil if it is faulty, cut off or no picture at all.
  private func frame(
    in buffer: FilledBuffer, of ring: BufferRing, _ layout: FrameLayout, asked: FrameSize,
    card: String, time: Int64
  ) -> CameraFrame? {
    guard !buffer.isFaulty, let (bytes, counts) = ring.copy(buffer) else { return nil }
    let planes: [FramePlane]
    if layout.layout.isCompressed {
      // Each JPEG begins with this marker; what follows is for a decoder to judge.
      guard bytes.count >= 4, bytes.starts(with: [0xFF, 0xD8]) else { return nil }
      planes = []
    } else {
      guard let found = layout.planes(inPiecesOf: counts) else { return nil }
      planes = found
    }
    return CameraFrame(
      bytes: bytes, fourcc: layout.layout.handedOnAs, size: layout.format.size, planes: planes,
      colour: layout.format.colour, sequence: buffer.sequence, path: path, card: card, time: time,
      askedSize: asked)
  }
}
