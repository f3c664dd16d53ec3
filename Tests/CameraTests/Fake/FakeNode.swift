import CCamera
import Glibc

@testable import Camera

/// One opening of a fake camera.
final class FakeNode {
  var camera: FakeCamera
  var memory: [Int: MappedMemory] = [:]
  private(set) var isStreaming = false
  private(set) var hasBuffers = false
  private var format = FourCC.yuyv
  private var size = FrameSize(width: 16, height: 8)
  private var queue: [UInt32] = []
  private var frameCount = 0
  private var lastFrame: Duration
  private var failures: [DriverCall: [Int32]]

  init(_ camera: FakeCamera, begin: Duration) {
    self.camera = camera
    failures = camera.failures
    lastFrame = begin
  }

  /// Takes the next failure that is planned for a call; nil for none.
  func failure(of call: DriverCall) -> Int32? {
    guard let failure = failures[call]?.first else { return nil }
    failures[call]?.removeFirst()
    return failure == 0 ? nil : failure
  }

  /// How long the next frame takes; nil if none will come.
  func wait(now: Duration) -> Duration? {
    guard isStreaming, !queue.isEmpty, let frame = nextFrame else { return nil }
    return max(.zero, lastFrame + frame.delay - now)
  }

  private var nextFrame: FakeFrame? {
    camera.frames.indices.contains(frameCount) ? camera.frames[frameCount] : camera.frames.last
  }

  private var pieceCount: Int { camera.pieceCount ?? 1 }

  /// The bytes of a piece of memory, which differ so that a mix-up shows.
  private func length(_ piece: Int) -> UInt32 {
    camera.bufferLength ?? UInt32(size.width * size.height * 4 >> piece)
  }

  func answer<Argument>(_ call: DriverCall, _ argument: inout Argument, now: Duration) -> Int32 {
    if let failure = failure(of: call) { return failure }
    switch call {
    case .queryCapability: return change(&argument, capability)
    case .enumerateFormats: return change(&argument, enumerateFormat)
    case .enumerateSizes: return change(&argument, enumerateSize)
    case .enumerateIntervals: return change(&argument, enumerateInterval)
    case .getFormat, .setFormat:
      return unsafe change(&argument) { unsafe setFormat(&$0, isAsked: call == .setFormat) }
    case .setParameters, .getInput: return 0
    case .enumerateInputs:
      return change(&argument) { (input: inout v4l2_input) in
        input.status = camera.inputStatus
        return 0
      }
    case .requestBuffers: return change(&argument, requestBuffers)
    case .queryBuffer: return unsafe change(&argument) { unsafe query(&$0) }
    case .queueBuffer:
      return unsafe change(&argument) { (buffer: inout v4l2_buffer) in
        unsafe queue.append(buffer.index)
        return 0
      }
    case .dequeueBuffer: return unsafe change(&argument) { unsafe dequeue(&$0, now: now) }
    case .streamOn:
      isStreaming = true
      lastFrame = now
      return 0
    case .streamOff:
      isStreaming = false
      return 0
    case .open, .mmap, .poll: return ENOTTY
    }
  }

  /// Runs what answers a request, if the argument is of the kind that belongs to it.
  private func change<Argument, Structure>(
    _ argument: inout Argument, _ body: (inout Structure) -> Int32
  ) -> Int32 {
    guard var structure = argument as? Structure else { return EFAULT }
    let result = body(&structure)
    if let changed = structure as? Argument { argument = changed }
    return result
  }

  private func capability(_ answer: inout v4l2_capability) -> Int32 {
    unsafe withUnsafeMutableBytes(of: &answer.card) { card in
      unsafe card.copyBytes(from: camera.card.utf8.prefix(card.count))
    }
    answer.capabilities = camera.capabilities
    if let abilities = camera.deviceCapabilities {
      answer.capabilities |= V4L2_CAP_DEVICE_CAPS
      answer.device_caps = abilities
    } else if camera.pieceCount != nil {
      answer.capabilities = UInt32(V4L2_CAP_VIDEO_CAPTURE_MPLANE | V4L2_CAP_STREAMING)
    }
    return 0
  }

  private func enumerateFormat(_ answer: inout v4l2_fmtdesc) -> Int32 {
    guard camera.formats.indices.contains(Int(answer.index)) else { return EINVAL }
    answer.pixelformat = camera.formats[Int(answer.index)].fourcc.rawValue
    return 0
  }

  private func enumerateSize(_ answer: inout v4l2_frmsizeenum) -> Int32 {
    let index = Int(answer.index)
    guard let format = camera.formats.first(where: { $0.fourcc.rawValue == answer.pixel_format })
    else { return EINVAL }
    if let range = format.range {
      answer.type = V4L2_FRMSIZE_TYPE_STEPWISE.rawValue
      answer.stepwise = v4l2_frmsize_stepwise(
        min_width: UInt32(range.least.width), max_width: UInt32(range.greatest.width),
        step_width: UInt32(range.step.width), min_height: UInt32(range.least.height),
        max_height: UInt32(range.greatest.height), step_height: UInt32(range.step.height))
      return 0
    }
    guard format.sizes.indices.contains(index) else { return EINVAL }
    answer.type = V4L2_FRMSIZE_TYPE_DISCRETE.rawValue
    answer.discrete.width = UInt32(truncatingIfNeeded: format.sizes[index].0.width)
    answer.discrete.height = UInt32(truncatingIfNeeded: format.sizes[index].0.height)
    return 0
  }

  private func enumerateInterval(_ answer: inout v4l2_frmivalenum) -> Int32 {
    let format = camera.formats.first { $0.fourcc.rawValue == answer.pixel_format }
    let size = FrameSize(width: Int(answer.width), height: Int(answer.height))
    let rates = format?.sizes.first { $0.0 == size }?.1 ?? []
    guard rates.indices.contains(Int(answer.index)) else { return EINVAL }
    answer.type = V4L2_FRMIVAL_TYPE_DISCRETE.rawValue
    answer.discrete = v4l2_fract(numerator: 1, denominator: rates[Int(answer.index)])
    return 0
  }

  private func setFormat(_ answer: inout v4l2_format, isAsked: Bool) -> Int32 {
    if camera.pieceCount != nil {
      if isAsked {
        format = unsafe FourCC(rawValue: answer.fmt.pix_mp.pixelformat)
        size = unsafe FrameSize(
          width: Int(answer.fmt.pix_mp.width), height: Int(answer.fmt.pix_mp.height))
      }
      bend()
      unsafe answer.fmt.pix_mp.width = UInt32(truncatingIfNeeded: size.width)
      unsafe answer.fmt.pix_mp.height = UInt32(truncatingIfNeeded: size.height)
      unsafe answer.fmt.pix_mp.pixelformat = format.rawValue
      unsafe answer.fmt.pix_mp.field = camera.field
      unsafe answer.fmt.pix_mp.num_planes = UInt8(truncatingIfNeeded: pieceCount)
      return 0
    }
    if isAsked {
      format = unsafe FourCC(rawValue: answer.fmt.pix.pixelformat)
      size = unsafe FrameSize(
        width: Int(answer.fmt.pix.width), height: Int(answer.fmt.pix.height))
    }
    bend()
    unsafe answer.fmt.pix.width = UInt32(truncatingIfNeeded: size.width)
    unsafe answer.fmt.pix.height = UInt32(truncatingIfNeeded: size.height)
    unsafe answer.fmt.pix.pixelformat = format.rawValue
    unsafe answer.fmt.pix.field = camera.field
    unsafe answer.fmt.pix.bytesperline = camera.stride
    return 0
  }

  private func bend() {
    if let bent = camera.bentFormat { format = bent }
    if let bent = camera.bentSize { size = bent }
  }

  private func requestBuffers(_ answer: inout v4l2_requestbuffers) -> Int32 {
    hasBuffers = answer.count > 0
    if answer.count == 0 {
      queue = []
      return 0
    }
    answer.count = camera.grantedCount
    return 0
  }

  private func query(_ answer: inout v4l2_buffer) -> Int32 {
    let start = unsafe Int(answer.index) * 8
    guard let planes = unsafe answer.m.planes, camera.pieceCount != nil else {
      unsafe answer.length = length(0)
      unsafe answer.m.offset = UInt32(start)
      return 0
    }
    for piece in 0..<pieceCount {
      unsafe planes[piece].length = length(piece)
      unsafe planes[piece].m.mem_offset = UInt32(start + piece)
    }
    return 0
  }

  private func dequeue(_ answer: inout v4l2_buffer, now: Duration) -> Int32 {
    guard let frame = nextFrame, let index = queue.first, wait(now: now) == .zero else {
      return EAGAIN
    }
    queue.removeFirst()
    lastFrame = now
    unsafe answer.index = frame.index ?? index
    unsafe answer.flags = frame.flags
    unsafe answer.sequence = UInt32(frameCount)
    frameCount += 1
    let planes = unsafe camera.pieceCount == nil ? nil : answer.m.planes
    for piece in 0..<pieceCount {
      fill(memory[Int(index) * 8 + piece], frame)
      if let planes = unsafe planes {
        unsafe planes[piece].bytesused = frame.filled ?? length(piece)
        unsafe planes[piece].data_offset = frame.start
      } else {
        unsafe answer.bytesused = frame.filled ?? length(0)
      }
    }
    return 0
  }

  private func fill(_ memory: MappedMemory?, _ frame: FakeFrame) {
    guard let buffer = unsafe memory?.unsafeBuffer else { return }
    unsafe buffer.initializeMemory(as: UInt8.self, repeating: frame.level)
    let start = min(Int(frame.start), buffer.count)
    for (place, byte) in frame.bytes.prefix(buffer.count - start).enumerated() {
      unsafe buffer[start + place] = byte
    }
  }
}
