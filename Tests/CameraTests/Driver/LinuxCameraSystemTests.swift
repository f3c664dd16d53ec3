import Glibc
import TestSupport
import Testing

@testable import Camera

/// The calls to the system as it is, as far as they need no camera.
@Suite struct LinuxCameraSystemTests {
  private let system = LinuxCameraSystem()

  @Test func `a file is no character device, and nothing is none either`() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("", to: "file")
    #expect(try !system.isCharacterDevice(file))
    #expect(try system.isCharacterDevice("/dev/null"))
    #expect(throws: SystemCallFailure(ENOENT)) {
      try system.isCharacterDevice(folder.path("none"))
    }
  }

  @Test func `what is opened answers to requests by an error if it is no camera`() throws {
    let descriptor = try system.open("/dev/null")
    defer { system.close(descriptor) }
    var type: Int32 = 1
    #expect(throws: SystemCallFailure(ENOTTY)) {
      try system.control(descriptor, DriverRequest.streamOn.code, &type)
    }
    #expect(throws: SystemCallFailure(ENODEV)) {
      try system.map(descriptor, length: 4096, offset: 0)
    }
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
  }

  @Test func `waiting for something that is there does not wait`() throws {
    let descriptor = try system.open("/dev/zero")
    defer { system.close(descriptor) }
    #expect(try system.poll(descriptor, milliseconds: 10_000) == Int32(POLLIN))
    #expect(try system.poll(-1, milliseconds: 0) == 0)
  }

  @Test func `memory can be read until it is given back`() throws {
    let descriptor = try system.open("/dev/zero")
    defer { system.close(descriptor) }
    let memory = try system.map(descriptor, length: 10, offset: 0)
    #expect(memory.count == 10)
    #expect(memory.bytes(in: 4..<6) == [0, 0])
    #expect(memory.bytes(in: 8..<20) == [0, 0])
    #expect(memory.bytes(in: 20..<30) == [])
    system.unmap(memory)
  }

  @Test func `folders, links and lines are read, and missing ones are empty`() throws {
    let folder = try TemporaryDirectory()
    try folder.write("Fake Cam\nmore", to: "name")
    let link = folder.path("link")
    #expect(unsafe symlink("name", link) == 0)
    #expect(system.names(in: folder.path).sorted() == ["link", "name"])
    #expect(system.names(in: folder.path("none")) == [])
    #expect(system.target(of: link) == folder.path("name"))
    #expect(system.target(of: folder.path("none")) == nil)
    #expect(system.line(of: link) == "Fake Cam")
    #expect(system.line(of: folder.path("none")) == nil)
  }

  @Test func `the clock goes on`() {
    let begin = system.now()
    system.pause(milliseconds: 1)
    #expect(system.now() > begin)
  }

  @Test func `this machine can be looked at, whatever it has`() {
    for camera in CameraDevice.all() { #expect(camera.path.hasPrefix("/dev/video")) }
  }
}
