import CCamera
import Glibc

@testable import Camera

/// A system with fake cameras and a clock that only waiting moves on.
final class FakeSystem: CameraSystem {
  /// The cameras by node.
  var cameras: [String: FakeCamera]
  /// The `errno` with which nodes do not open, one after the other.
  var openFailures: [String: [Int32]] = [:]
  var links: [String: String] = [:]
  var lines: [String: String] = [:]
  /// The names in folders that have no cameras; what is not here is found by the paths of the others.
  var folders: [String: [String]] = [:]

  /// What was done and not undone, to see that nothing is left over.
  private(set) var openNodes: [Int32: FakeNode] = [:]
  private(set) var mapCount = 0
  private(set) var calls: [DriverCall] = []
  private(set) var pollCount = 0
  var time = Duration.seconds(1000)
  private var nextDescriptor: Int32 = 3

  init(_ cameras: [String: FakeCamera]) {
    self.cameras = cameras
  }

  convenience init(_ camera: FakeCamera = FakeCamera()) {
    self.init(["/dev/video0": camera])
  }

  /// Whether all is closed, given back and stopped.
  var isClean: Bool { openNodes.isEmpty && mapCount == 0 }

  /// The nodes that were closed while they streamed or had buffers.
  private(set) var untidyCloses = 0

  func isCharacterDevice(_ path: String) throws(SystemCallFailure) -> Bool {
    guard let camera = cameras[path] else { throw SystemCallFailure(ENOENT) }
    return camera.isCharacterDevice
  }

  func open(_ path: String) throws(SystemCallFailure) -> Int32 {
    if let failure = openFailures[path]?.first {
      openFailures[path]?.removeFirst()
      if failure != 0 { throw SystemCallFailure(failure) }
    }
    guard let camera = cameras[path] else { throw SystemCallFailure(ENOENT) }
    nextDescriptor += 1
    openNodes[nextDescriptor] = FakeNode(camera, begin: time)
    return nextDescriptor
  }

  func control<Argument>(
    _ descriptor: Int32, _ code: UInt, _ argument: inout Argument
  ) throws(SystemCallFailure) {
    guard let node = openNodes[descriptor] else { throw SystemCallFailure(EBADF) }
    guard let call = DriverCall(code: code) else { throw SystemCallFailure(ENOTTY) }
    calls.append(call)
    let failure = node.answer(call, &argument, now: time)
    if failure != 0 { throw SystemCallFailure(failure) }
  }

  func map(
    _ descriptor: Int32, length: Int, offset: Int
  ) throws(SystemCallFailure) -> MappedMemory {
    guard let node = openNodes[descriptor] else { throw SystemCallFailure(EBADF) }
    if let failure = node.failure(of: .mmap) { throw SystemCallFailure(failure) }
    mapCount += 1
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
    let mapped = unsafe MappedMemory(memory)
    node.memory[offset] = mapped
    return mapped
  }

  func unmap(_ memory: MappedMemory) {
    mapCount -= 1
    unsafe memory.unsafeBuffer.deallocate()
  }

  func poll(_ descriptor: Int32, milliseconds: Int32) throws(SystemCallFailure) -> Int32 {
    pollCount += 1
    guard let node = openNodes[descriptor] else { return Int32(POLLNVAL) }
    if let next = node.camera.polls.first {
      node.camera.polls.removeFirst()
      if next < 0 { throw SystemCallFailure(-next) }
      return next
    }
    let wait = node.wait(now: time)
    guard let wait, wait <= .milliseconds(milliseconds) else {
      time += .milliseconds(milliseconds)
      return 0
    }
    time += wait
    return Int32(POLLIN)
  }

  func pause(milliseconds: Int32) {
    time += .milliseconds(milliseconds)
  }

  func close(_ descriptor: Int32) {
    if let node = openNodes[descriptor], node.isStreaming || node.hasBuffers { untidyCloses += 1 }
    openNodes[descriptor] = nil
  }

  func now() -> Duration { time }

  func names(in folder: String) -> [String] {
    if let names = folders[folder] { return names }
    let paths = Array(cameras.keys) + links.keys + ["/dev/null", "/dev/video", "/dev/video1x"]
    return paths.filter { $0.hasPrefix("\(folder)/") }.map {
      String($0.dropFirst(folder.count + 1))
    }.filter { !$0.contains("/") }
  }

  func target(of path: String) -> String? { links[path] }

  func line(of path: String) -> String? { lines[path] }
}

extension DriverCall {
  /// Finds a request by its number and letter, as a driver does.
  init?(code: UInt) {
    let numbers: [UInt: DriverCall] = [
      0: .queryCapability, 2: .enumerateFormats, 4: .getFormat, 5: .setFormat, 8: .requestBuffers,
      9: .queryBuffer, 15: .queueBuffer, 17: .dequeueBuffer, 18: .streamOn, 19: .streamOff,
      22: .setParameters, 26: .enumerateInputs, 38: .getInput, 74: .enumerateSizes,
      75: .enumerateIntervals,
    ]
    guard code >> 8 & 0xFF == UInt(UInt8(ascii: "V")), let call = numbers[code & 0xFF] else {
      return nil
    }
    self = call
  }
}
