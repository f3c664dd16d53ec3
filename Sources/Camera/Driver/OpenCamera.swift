import CCamera
import Glibc

/// A camera that is open until ``close()``.
struct OpenCamera {
  let system: any CameraSystem
  let path: String
  let driver: String
  let card: String
  let bus: String

  /// Whether frames come in several pieces of memory, even if it is one.
  let isMultiplanar: Bool

  private let descriptor: Int32

  /// Opens a node and makes sure that it is a camera.
  init(opening path: String, on system: any CameraSystem) throws(CameraError) {
    let descriptor = try Self.open(path, on: system)
    do throws(CameraError) {
      try self.init(adopting: descriptor, of: path, on: system)
    } catch {
      system.close(descriptor)
      throw error
    }
  }

  /// Reads `device_caps`, and `capabilities` only of drivers that do not fill the former: a camera's metadata node
  /// shares the latter with its camera (linux/videodev2.h, `VIDIOC_QUERYCAP`).
  private init(
    adopting descriptor: Int32, of path: String, on system: any CameraSystem
  ) throws(CameraError) {
    var answer = v4l2_capability()
    let request = DriverRequest.queryCapability
    switch Self.attempt(request, &answer, on: descriptor, of: system) {
    case 0: break
    case ENOTTY, EINVAL: throw .notACamera(path: path, .notVideo)
    case let errno: throw .failed(request.call, errno, path)
    }
    let isDetailed = answer.capabilities & V4L2_CAP_DEVICE_CAPS != 0
    let abilities = isDetailed ? answer.device_caps : answer.capabilities
    let isSinglePlanar = abilities & UInt32(V4L2_CAP_VIDEO_CAPTURE) != 0
    let isMultiplanar = abilities & UInt32(V4L2_CAP_VIDEO_CAPTURE_MPLANE) != 0
    let isConverter = abilities & UInt32(V4L2_CAP_VIDEO_M2M | V4L2_CAP_VIDEO_M2M_MPLANE) != 0
    guard isSinglePlanar || isMultiplanar, !isConverter else {
      throw .notACamera(path: path, .noPictures)
    }
    guard abilities & UInt32(V4L2_CAP_STREAMING) != 0 else {
      throw .notACamera(path: path, .noStreaming)
    }
    self.system = system
    self.path = path
    self.descriptor = descriptor
    self.isMultiplanar = !isSinglePlanar
    driver = unsafe withUnsafeBytes(of: answer.driver) { unsafe Self.text($0) }
    card = unsafe withUnsafeBytes(of: answer.card) { unsafe Self.text($0) }
    bus = unsafe withUnsafeBytes(of: answer.bus_info) { unsafe Self.text($0) }
  }

  /// The kind of buffers that frames come in (`enum v4l2_buf_type`).
  var bufferType: UInt32 {
    isMultiplanar
      ? V4L2_BUF_TYPE_VIDEO_CAPTURE_MPLANE.rawValue : V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
  }

  func close() {
    system.close(descriptor)
  }

  /// Makes a request, again if a signal came between, and gives `errno` or 0.
  func attempt<Argument>(
    _ request: DriverRequest<Argument>, _ argument: inout Argument
  ) -> Int32 {
    Self.attempt(request, &argument, on: descriptor, of: system)
  }

  /// Makes a request that must not fail.
  func perform<Argument>(
    _ request: DriverRequest<Argument>, _ argument: inout Argument
  ) throws(CameraError) {
    let errno = attempt(request, &argument)
    if errno != 0 { throw .failed(request.call, errno, path) }
  }

  func map(length: Int, offset: Int) throws(CameraError) -> MappedMemory {
    do throws(SystemCallFailure) {
      return try system.map(descriptor, length: length, offset: offset)
    } catch {
      throw .failed(.mmap, error.errno, path)
    }
  }

  /// Waits for a frame, and gives what happened; nil if a signal came between.
  func poll(milliseconds: Int32) throws(CameraError) -> Int32? {
    do throws(SystemCallFailure) {
      return try system.poll(descriptor, milliseconds: milliseconds)
    } catch {
      if error.errno == EINTR { return nil }
      throw .failed(.poll, error.errno, path)
    }
  }

  private static func open(
    _ path: String, on system: any CameraSystem
  ) throws(CameraError) -> Int32 {
    // Behind a zero the system would see another, shorter path.
    if path.utf8.contains(0) { throw .missing(path: path) }
    while true {
      do throws(SystemCallFailure) {
        // Opening is an act for some devices, and may wait for other kinds of files.
        guard try system.isCharacterDevice(path) else {
          throw SystemCallFailure(ENOTBLK)
        }
        return try system.open(path)
      } catch {
        switch error.errno {
        case EINTR: continue
        case ENOTBLK: throw .notACamera(path: path, .notADevice)
        // A node may be left of a device that the system does not know.
        case ENOENT, ENOTDIR, ENXIO, ELOOP, ENAMETOOLONG: throw .missing(path: path)
        case EPERM, EACCES: throw .denied(path: path)
        case let errno: throw .failed(.open, errno, path)
        }
      }
    }
  }

  private static func attempt<Argument>(
    _ request: DriverRequest<Argument>, _ argument: inout Argument, on descriptor: Int32,
    of system: any CameraSystem
  ) -> Int32 {
    while true {
      do throws(SystemCallFailure) {
        try system.control(descriptor, request.code, &argument)
        return 0
      } catch {
        if error.errno != EINTR { return error.errno }
      }
    }
  }

  /// Reads text that need not end with a zero.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

extension CameraError {
  /// Tells what a failed call means wherever it is made.
  static func failed(_ call: DriverCall, _ errno: Int32, _ path: String) -> CameraError {
    switch errno {
    case EBUSY: .busy(path: path)
    case ENODEV, ENXIO: .unplugged(path: path)
    default: .driver(path: path, call: call.rawValue, errno: errno)
    }
  }
}
