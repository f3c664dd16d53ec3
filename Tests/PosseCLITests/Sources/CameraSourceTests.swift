import Camera
import CommandKit
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct CameraSourceTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("init")
    desk.run("add", "Joe Koehler")
  }

  private func typing(_ keys: String) {
    desk.facts = .terminal(width: 80)
    desk.facts.isAccessible = true
    desk.terminal = TypingTerminal(keys)
  }

  private func photoCount() -> Int {
    desk.facts = TerminalFacts()
    return desk.run("photo", "list", "1", "--json").output.split(separator: "pngSha256").count - 1
  }

  @Test func `a photo that was taken is stored with what is known of its camera`() {
    let cameras = FakeCameras(results: [.success(FakeCameras.frame())])
    desk.cameras = cameras
    let run = desk.run("photo", "add", "1", "camera:/dev/video0", "--warm-up", "3")
    #expect(run.status == 0)
    #expect(run.output == "p1\n")
    #expect(
      run.errors.hasPrefix(
        """
        camera Fake \\x1bCam (/dev/video0) → p1 (primary): 16x12 PNG, from 16x12 RGB3 (32x24 was \
        asked for).
        """))
    #expect(cameras.shots.map(\.path) == ["/dev/video0"])
    #expect(cameras.shots.first?.warmUp == .frames(3))
    let facts = desk.run("photo", "show", "p1").output
    #expect(facts.contains("Fake \\x1bCam, RGB3"))
    #expect(facts.contains("camera, 576 bytes"))
    let list = desk.run("photo", "list", "1", "--json=source,takenAt,width,height").output
    #expect(
      list
        == #"[{"source":"camera","takenAt":"2026-03-01T20:05:00Z","width":16,"height":12}]"# + "\n")
  }

  @Test func `what the command line says of the date goes before the time of the shot`() {
    desk.cameras = FakeCameras(results: [.success(FakeCameras.frame())])
    desk.run("photo", "add", "1", "camera:0", "--taken", "2020-05")
    #expect(
      desk.run("photo", "list", "1", "--json=takenAt").output == "[{\"takenAt\":\"2020-05\"}]\n")
  }

  private static let failures: [(CameraError, String)] = [
    (.noCamera, "no-camera"), (.busy(path: "/dev/video0"), "busy"),
    (.denied(path: "/dev/video0"), "denied"),
    (.noFormat(path: "/dev/video0", offered: []), "no-format"),
    (.timeout(path: "/dev/video0", after: .seconds(10)), "timeout"),
    (.unplugged(path: "/dev/video0"), "unplugged"),
    (.badFrames(path: "/dev/video0", count: 21), "bad-frames"),
    (.notACamera(path: "/dev/video0", .notADevice), "not-a-camera"),
  ]

  @Test(arguments: failures)
  func `a camera that fails in a script ends with 6 and its reason`(
    _ error: CameraError, _ reason: String
  ) {
    desk.cameras = FakeCameras(results: [.failure(error)])
    let run = desk.run("photo", "add", "1", "camera:0", "--json")
    #expect(run.status == 6)
    #expect(run.output.contains("\"exit\":6,\"reason\":\"\(reason)\""))
    #expect(photoCount() == 0)
  }

  @Test func `a camera in use is told with who uses it, if that is known`() {
    desk.cameras = FakeCameras(
      results: [.failure(.busy(path: "/dev/video0"))],
      holding: [CameraHolder(processID: 12, name: "cheese")])
    let run = desk.run("photo", "add", "1", "camera:0")
    #expect(run.errors.contains("in use by cheese (process 12)"))
  }

  @Test func `frames that are no pictures end with bad frames`() {
    let frame = CameraFrame(
      bytes: [0xFF, 0xD8, 0, 0], fourcc: .mjpg, size: FrameSize(width: 16, height: 12), planes: [],
      colour: FrameColour(colorspace: 7, encoding: 0, quantization: 0, transfer: 0), sequence: 0,
      path: "/dev/video0", card: "x", time: 0, askedSize: FrameSize(width: 16, height: 12))
    desk.cameras = FakeCameras(results: [.success(frame)])
    let run = desk.run("photo", "add", "1", "camera:0", "--json")
    #expect(run.status == 6)
    #expect(run.output.contains("\"reason\":\"bad-frames\""))
  }

  @Test func `a crop that does not fit the frame is no matter of the camera`() {
    let cameras = FakeCameras(results: [.success(FakeCameras.frame())])
    desk.cameras = cameras
    let run = desk.run("photo", "add", "1", "camera:0", "--crop", "900x900+0+0")
    #expect(run.status == 6)
    #expect(run.errors.contains("outside of the upright picture"))
    #expect(cameras.shots.count == 1)
  }

  @Test func `fallbacks are taken without asking`() {
    desk.cameras = FakeCameras(results: [.failure(.noCamera)])
    let skipped = desk.run("photo", "add", "1", "camera", "--camera-fallback=skip")
    #expect(skipped.status == 0)
    #expect(skipped.errors.contains("going on without a photo"))
    #expect(photoCount() == 0)
    let file = desk.run("photo", "add", "1", "camera", "--camera-fallback=file:" + Self.sample)
    #expect(file.status == 0)
    #expect(file.errors.contains("camera: there is none here; taking"))
    #expect(photoCount() == 1)
    let missing = desk.run("photo", "add", "1", "camera", "--camera-fallback=file:/nowhere")
    #expect(missing.status == 6)
    #expect(photoCount() == 1)
  }

  @Test func `capture without its photo is recorded where the command line allows it`() {
    desk.cameras = FakeCameras(results: [.failure(.noCamera)])
    #expect(desk.run("capture", "1", "--photo", "camera").status == 6)
    #expect(!desk.run("list", "--captured").output.contains("Koehler"))
    let run = desk.run("capture", "1", "--photo", "camera", "--camera-fallback", "skip")
    #expect(run.status == 0)
    #expect(desk.run("list", "--captured").output.contains("Koehler"))
  }

  private static let verdicts: [(String, status: Int32, shots: Int, photos: Int)] = [
    ("\n", 0, 1, 1), ("y\n", 0, 1, 1), ("r\ny\n", 0, 2, 1), ("r\nr\n\n", 0, 3, 1),
    ("d\n", 5, 1, 0), ("r\nd\n", 5, 2, 0), ("what\n?\ny\n", 0, 1, 1), ("", 5, 1, 0),
  ]

  @Test(arguments: verdicts)
  func `a photo is kept, taken again or discarded`(
    _ keys: String, status: Int32, shots: Int, photos: Int
  ) {
    let cameras = FakeCameras(results: [.success(FakeCameras.frame())])
    desk.cameras = cameras
    typing(keys)
    #expect(desk.run("photo", "add", "1", "camera:0").status == status)
    #expect(cameras.shots.count == shots)
    #expect(photoCount() == photos)
  }

  @Test func `yes keeps the first photo at once`() {
    let cameras = FakeCameras(results: [.success(FakeCameras.frame())])
    desk.cameras = cameras
    typing("d\n")
    #expect(desk.run("photo", "add", "1", "camera:0", "--yes").status == 0)
    #expect(cameras.shots.count == 1)
    #expect(photoCount() == 1)
  }

  @Test func `a camera that fails may be tried again, skipped or replaced by a file`() {
    let file = Self.sample
    for (keys, status, photos): (String, Int32, Int) in [
      ("r\n\n", 0, 1), ("s\n", 0, 0), ("f\n/nowhere\n\(file)\n", 0, 1), ("", 5, 0),
      ("f\n\ns\n", 0, 0), ("q\n", 5, 0),
    ] {
      desk.cameras = FakeCameras(results: [
        .failure(.busy(path: "/dev/video0")), .success(FakeCameras.frame()),
      ])
      typing(keys)
      let run = desk.run("photo", "add", "1", "camera:0")
      #expect(run.status == status, "\(keys) \(run.errors)")
      #expect(run.errors.contains("in use by another program"))
      #expect(photoCount() == photos, "\(keys)")
      if photos > 0 { desk.run("undo") }
    }
  }

  private static let sample = Repository.path("Samples/portraits/jesse-james.jpg")

  @Test func `nobody is counted down to a camera that is in use`() {
    let cameras = FakeCameras(results: [.failure(.busy(path: "/dev/video0"))])
    desk.cameras = cameras
    #expect(desk.run("photo", "add", "1", "camera:0", "--countdown", "60").status == 6)
    #expect(cameras.checkCount == 1)
    #expect(cameras.shots.isEmpty)
  }

  private static let refusals: [[String]] = [
    ["photo", "add", "1", "a.jpg", "--countdown", "3"],
    ["photo", "add", "1", "-", "--warm-up", "3"],
    ["capture", "1", "--camera-fallback", "skip"],
    ["photo", "add", "1", "camera", "--countdown", "61"],
    ["photo", "add", "1", "camera", "--countdown", "-1"],
    ["photo", "add", "1", "camera", "--warm-up", "1001"],
    ["photo", "add", "1", "camera", "--warm-up", "x"],
    ["photo", "add", "1", "camera", "--camera-fallback", "file:"],
    ["photo", "add", "1", "camera", "--camera-fallback", "library"],
    ["photo", "add", "1"], ["photo", "add", "1", "library"],
  ]

  @Test(arguments: refusals)
  func `what makes no sense is a matter of the command line`(_ words: [String]) {
    let run = desk.run(bytes: words.map { Array($0.utf8) })
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("posse: "))
  }

  @Test func `without a source the forms are named`() {
    let run = desk.run("photo", "add", "1")
    for form in ["file", "- for standard input", "camera:DEVICE", "library"] {
      #expect(run.errors.contains(form))
    }
  }
}
