import Camera
import CommandKit
import Foundation
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct ActionSheetTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler")
  }

  private static let sample = Repository.path("Samples/portraits/jesse-james.jpg")
  private static let frame = Result<CameraFrame, CameraError>.success(FakeCameras.frame())

  /// Answers in lines, and gives what was shown.
  private func add(_ answers: String, _ cameras: FakeCameras) -> (run: Desk.Run, shown: String) {
    let terminal = TypingTerminal(answers)
    desk.cameras = cameras
    desk.facts = .terminal(width: 80)
    desk.facts.isAccessible = true
    desk.terminal = terminal
    return (desk.run("photo", "add", "1"), terminal.shown)
  }

  private func sources() -> String {
    desk.facts = TerminalFacts()
    return desk.run("photo", "list", "1", "--json=source").output
  }

  @Test func `a usable camera, the library, a path and cancelling are offered`() {
    let (run, shown) = add("4\n", FakeCameras([FakeCameras.device()], results: [Self.frame]))
    #expect(run.status == 5)
    for row in [
      "1 Take a new photo Fake \\x1bCam (/dev/video0)", "2 Choose from the library ~/Pictures",
      "3 Type the path of a file", "4 Cancel",
    ] {
      #expect(shown.contains(row), "\(row) in \(shown)")
    }
    #expect(sources() == "[]\n")
  }

  private static let answers: [(String, Int32, String)] = [
    ("1\n\n", 0, #"[{"source":"camera"}]"#), ("1\nr\ny\n", 0, #"[{"source":"camera"}]"#),
    ("1\nd\n", 5, "[]"), ("3\n\(sample)\n", 0, #"[{"source":"file"}]"#),
    // Out of the library and the question for a path the way leads back.
    ("2\n3\n\n1\n\n", 0, #"[{"source":"camera"}]"#), ("q\n", 5, "[]"), ("", 5, "[]"),
  ]

  @Test(arguments: answers)
  func `what is chosen is taken`(_ answers: String, _ status: Int32, _ stored: String) {
    let (run, shown) = add(answers, FakeCameras([FakeCameras.device()], results: [Self.frame]))
    #expect(run.status == status, "\(run.errors) \(shown)")
    #expect(sources() == stored + "\n")
  }

  @Test func `each usable camera has a row, the usual one first`() {
    desk.environment["POSSE_CAMERA"] = "/dev/video2"
    let cameras = FakeCameras(
      [
        FakeCameras.device("/dev/video0", name: "Front"),
        FakeCameras.device("/dev/video1", name: "Busy", state: .busy),
        FakeCameras.device("/dev/video2", name: "Desk"),
        FakeCameras.device("/dev/video3", formats: [FakeCameras.format(FourCC("Y16"))]),
      ], results: [Self.frame])
    let (run, shown) = add("1\n\n", cameras)
    #expect(run.status == 0)
    #expect(shown.contains("1 Take a new photo Desk (/dev/video2)"))
    #expect(shown.contains("2 Take a new photo Front (/dev/video0)"))
    #expect(shown.contains("3 Choose from the library"))
    #expect(cameras.shots.map(\.path) == ["/dev/video2"])
  }

  private static let reasons: [(CameraDevice?, String)] = [
    (nil, "camera: there is none here; choose from the library."),
    (FakeCameras.device(state: .busy), "camera /dev/video0: in use by another program; choose"),
    (FakeCameras.device(state: .denied), "camera /dev/video0: permission denied; choose"),
  ]

  @Test(arguments: reasons)
  func `without a usable camera one line says why, and the library opens`(
    _ device: CameraDevice?, _ reason: String
  ) {
    let (run, shown) = add("\(Self.sample)\n", FakeCameras([device].compactMap(\.self)))
    #expect(run.status == 0)
    #expect(run.errors.contains(reason))
    #expect(run.errors.contains("Pictures: no such folder"))
    #expect(!shown.contains("Take a new photo"))
    #expect(sources() == #"[{"source":"file"}]"# + "\n")
  }

  @Test func `the usual camera may be written as on a command line`() {
    desk.environment["POSSE_CAMERA"] = "camera:/dev/video2"
    let cameras = FakeCameras(
      [FakeCameras.device("/dev/video0"), FakeCameras.device("/dev/video2")],
      results: [Self.frame])
    #expect(add("1\n\n", cameras).run.status == 0)
    #expect(cameras.shots.map(\.path) == ["/dev/video2"])
  }

  @Test func `without a home folder only the library is unknown`() {
    desk.environment["HOME"] = nil
    let (run, _) = add("\(Self.sample)\n", FakeCameras())
    #expect(run.status == 0)
    #expect(run.errors.contains("no library is known; name one by POSSE_LIBRARY"))
  }

  @Test func `leaving the library ends the command where nothing else is offered`() throws {
    try desk.folder.write(
      [UInt8](Data(contentsOf: URL(filePath: Self.sample))), to: "Pictures/a.jpg")
    let (run, shown) = add("q\n", FakeCameras())
    #expect(run.status == 5)
    #expect(!shown.contains("File path"))
    let named = add("p\n\(Self.sample)\n", FakeCameras())
    #expect(named.run.status == 0)
    #expect(sources() == #"[{"source":"file"}]"# + "\n")
  }

  @Test func `nobody is photographed before it is settled who is captured`() {
    desk.run("add", "Ann Voss")
    let cameras = FakeCameras([FakeCameras.device()], results: [Self.frame])
    desk.cameras = cameras
    let run = desk.run("capture", "1", "2", "--photo", "camera")
    #expect(run.status == 2)
    #expect(cameras.shots.isEmpty)
  }

  @Test func `a path may begin at home`() throws {
    let name = "mug.jpg"
    try desk.folder.write([UInt8](Data(contentsOf: URL(filePath: Self.sample))), to: name)
    let (run, _) = add("~/\(name)\n", FakeCameras())
    #expect(run.status == 0, "\(run.errors)")
  }
}
