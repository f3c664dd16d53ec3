import CCamera
import Glibc

/// The buffers that a driver fills in turn, from ``allocate(count:)`` until ``release()``.
struct BufferRing {
  private let camera: OpenCamera
  private let pieceCount: Int
  private var memory: [[MappedMemory]] = []
  private var isAllocated = false
  private var isStreaming = false

  init(of camera: OpenCamera, pieceCount: Int) {
    self.camera = camera
    self.pieceCount = pieceCount
  }

  /// Has the driver make about so many buffers, maps them and hands them over to be filled.
  ///
  /// The requests are `VIDIOC_REQBUFS`, `VIDIOC_QUERYBUF` and `VIDIOC_QBUF`.
  mutating func allocate(count: UInt32) throws(CameraError) {
    var answer = v4l2_requestbuffers()
    answer.count = count
    answer.type = camera.bufferType
    answer.memory = V4L2_MEMORY_MMAP.rawValue
    let request = DriverRequest.requestBuffers
    try camera.perform(request, &answer)
    isAllocated = true
    // Fewer or more than were asked for are granted as the driver needs.
    guard (1...64).contains(answer.count) else {
      throw .implausible(path: camera.path, call: request.call.rawValue)
    }
    for index in 0..<answer.count {
      let buffer = try perform(.queryBuffer, index)
      memory.append([])
      for piece in buffer.pieces {
        guard (1...1 << 29).contains(piece.length) else {
          throw .implausible(path: camera.path, call: DriverCall.queryBuffer.rawValue)
        }
        memory[memory.count - 1].append(
          try camera.map(length: piece.length, offset: piece.mapOffset))
      }
      try requeue(index)
    }
  }

  /// Has the driver begin.
  ///
  /// The request is `VIDIOC_STREAMON`.
  mutating func start() throws(CameraError) {
    var type = Int32(bitPattern: camera.bufferType)
    try camera.perform(.streamOn, &type)
    isStreaming = true
  }

  /// Takes the next buffer that is filled; nil if there is none.
  ///
  /// The request is `VIDIOC_DQBUF`.
  func dequeue() throws(CameraError) -> FilledBuffer? {
    let (errno, buffer) = attempt(.dequeueBuffer, 0)
    if errno == EAGAIN { return nil }
    if errno != 0 { throw .failed(.dequeueBuffer, errno, camera.path) }
    guard buffer.index < memory.count else {
      throw .implausible(path: camera.path, call: DriverCall.dequeueBuffer.rawValue)
    }
    return buffer
  }

  /// Hands a buffer over to be filled.
  ///
  /// The request is `VIDIOC_QBUF`.
  func requeue(_ index: UInt32) throws(CameraError) {
    _ = try perform(.queueBuffer, index)
  }

  /// Copies a frame, all pieces joined, and tells how long each is; nil if the driver's numbers cannot be.
  func copy(_ buffer: FilledBuffer) -> (bytes: [UInt8], counts: [Int])? {
    var bytes: [UInt8] = []
    var counts: [Int] = []
    for (memory, piece) in zip(memory[Int(buffer.index)], buffer.pieces) {
      guard piece.start < piece.filled, piece.filled <= memory.count else { return nil }
      bytes += memory.bytes(in: piece.start..<piece.filled)
      counts.append(piece.filled - piece.start)
    }
    return (bytes, counts)
  }

  /// Has the driver stop and gives all memory back, whatever was reached before.
  ///
  /// The requests are `VIDIOC_STREAMOFF` and `VIDIOC_REQBUFS`. Neither need work: the camera may be gone.
  mutating func release() {
    if isStreaming {
      var type = Int32(bitPattern: camera.bufferType)
      _ = camera.attempt(.streamOff, &type)
    }
    for piece in memory.joined() { camera.system.unmap(piece) }
    if isAllocated {
      var none = v4l2_requestbuffers()
      none.type = camera.bufferType
      none.memory = V4L2_MEMORY_MMAP.rawValue
      _ = camera.attempt(.requestBuffers, &none)
    }
    memory = []
    isAllocated = false
    isStreaming = false
  }

  private func perform(
    _ call: DriverCall, _ index: UInt32
  ) throws(CameraError) -> FilledBuffer {
    let (errno, buffer) = attempt(call, index)
    if errno != 0 { throw .failed(call, errno, camera.path) }
    return buffer
  }

  private func attempt(
    _ call: DriverCall, _ index: UInt32
  ) -> (errno: Int32, buffer: FilledBuffer) {
    var planes = [v4l2_plane](repeating: v4l2_plane(), count: Int(VIDEO_MAX_PLANES))
    return unsafe planes.withUnsafeMutableBufferPointer { planes in
      var answer = unsafe v4l2_buffer()
      unsafe answer.index = index
      unsafe answer.type = camera.bufferType
      unsafe answer.memory = V4L2_MEMORY_MMAP.rawValue
      if camera.isMultiplanar {
        unsafe answer.m.planes = planes.baseAddress
        unsafe answer.length = UInt32(pieceCount)
      }
      let errno = unsafe camera.attempt(.buffer(call), &answer)
      let pieces =
        unsafe camera.isMultiplanar
        ? planes.prefix(pieceCount).map { FilledBuffer.Piece($0) }
        : [FilledBuffer.Piece(answer)]
      return unsafe (errno, FilledBuffer(answer, pieces: pieces))
    }
  }
}

extension FilledBuffer {
  fileprivate init(_ answer: v4l2_buffer, pieces: [Piece]) {
    index = unsafe answer.index
    sequence = unsafe answer.sequence
    isFaulty = unsafe answer.flags & UInt32(V4L2_BUF_FLAG_ERROR) != 0
    self.pieces = pieces
  }
}

extension FilledBuffer.Piece {
  fileprivate init(_ answer: v4l2_buffer) {
    length = unsafe Int(clamping: answer.length)
    mapOffset = unsafe Int(clamping: answer.m.offset)
    filled = unsafe Int(clamping: answer.bytesused)
  }

  fileprivate init(_ answer: v4l2_plane) {
    length = Int(clamping: answer.length)
    mapOffset = unsafe Int(clamping: answer.m.mem_offset)
    filled = Int(clamping: answer.bytesused)
    start = Int(clamping: answer.data_offset)
  }
}
