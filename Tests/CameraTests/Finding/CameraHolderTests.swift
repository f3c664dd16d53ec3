import Testing

@testable import Camera

/// Which processes are found to have a camera open.
@Suite struct CameraHolderTests {
  /// A process as `/proc` shows it; without `files` it shows them to nobody here, or is gone meanwhile.
  private struct Process {
    var files: [String: String?]?
    var name: String?
  }

  private func holders(
    of path: String, among processes: [String: Process], own: String = "100",
    links: [String: String] = [:]
  ) -> [CameraHolder] {
    let system = FakeSystem()
    system.links = links
    system.links["/proc/self"] = "/proc/\(own)"
    system.folders["/proc"] = processes.keys.sorted() + ["self", "thread-self", "sys", "cpuinfo"]
    for (number, process) in processes {
      let folder = "/proc/\(number)/fd"
      system.folders[folder] = process.files.map { $0.keys.sorted() } ?? []
      for (descriptor, target) in process.files ?? [:] {
        system.links["\(folder)/\(descriptor)"] = target
      }
      system.lines["/proc/\(number)/comm"] = process.name
    }
    return CameraHolder.all(of: path, on: system)
  }

  @Test func `all that have the node open are found once each, by number and not by name`() {
    let found = holders(
      of: "/dev/video0",
      among: [
        "1": Process(files: ["0": "/dev/null"], name: "init"),
        "10": Process(files: ["5": "/dev/video0", "6": "/dev/video0"], name: "cheese"),
        "9": Process(files: ["0": "/dev/null", "3": "/dev/video0"], name: "Web Content"),
        "2000": Process(files: ["4": "/dev/video1", "5": "/dev/video01"], name: "ffmpeg"),
      ])
    #expect(
      found == [
        CameraHolder(processID: 9, name: "Web Content"),
        CameraHolder(processID: 10, name: "cheese"),
      ])
  }

  @Test func `this process does not count`() {
    let both = [
      "100": Process(files: ["3": "/dev/video0"], name: "posse"),
      "1000": Process(files: ["3": "/dev/video0"], name: "cheese"),
    ]
    #expect(holders(of: "/dev/video0", among: both).map(\.processID) == [1000])
    #expect(holders(of: "/dev/video0", among: both, own: "1000").map(\.processID) == [100])
  }

  @Test func `a link stands for its node`() {
    let found = holders(
      of: "/dev/v4l/by-id/usb-Cam-index0",
      among: ["7": Process(files: ["3": "/dev/video0"], name: "cheese")],
      links: ["/dev/v4l/by-id/usb-Cam-index0": "/dev/video0"])
    #expect(found.map(\.processID) == [7])
  }

  @Test func `processes that vanish or may not be looked at are passed over`() {
    let found = holders(
      of: "/dev/video0",
      among: [
        "3": Process(files: nil, name: "of another user"),
        "4": Process(files: ["3": nil], name: "closed it"),
        "5": Process(files: ["3": "/dev/video0"], name: nil),
      ])
    #expect(found == [CameraHolder(processID: 5, name: "")])
  }

  @Test func `without processes nobody is found`() {
    #expect(holders(of: "/dev/video0", among: [:]).isEmpty)
    #expect(CameraHolder.all(of: "/dev/video0", on: FakeSystem()).isEmpty)
  }
}
