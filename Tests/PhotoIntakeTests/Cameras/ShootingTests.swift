import Camera
import Digest
import FileSystem
import Foundation
import ImageCodecs
import PhotoIntake
import Raster
import TestSupport
import Testing

@testable import Sandbox

/// What becomes of the frames of a camera.
@Suite struct ShootingTests {
  private let recipe = ImageRecipe(maximumSide: .longestSide(200))
  private let lenient = ImageRecipe(maximumSide: .longestSide(200), isLenient: true)

  private func shoot(
    _ cameras: FakeCameras, in darkroom: Darkroom = .ofTests(workerCount: 1),
    recipe: ImageRecipe? = nil, keepOriginal: Bool = false, isCancelled: () -> Bool = { false }
  ) throws -> Result<ReceivedPhoto, PhotoError.Reason> {
    var shot = CameraShot(path: "/dev/video0")
    shot.badFrameLimit = 5
    return try darkroom.shoot(
      shot, through: cameras, recipe: recipe ?? self.recipe, keepOriginal: keepOriginal,
      clock: { 0 }, isCancelled: isCancelled)
  }

  private func reason(_ result: Result<ReceivedPhoto, PhotoError.Reason>) -> PhotoError.Reason? {
    if case .failure(let reason) = result { reason } else { nil }
  }

  @Test func `a sound frame is a photo with the facts of its camera`() throws {
    let cameras = FakeCameras([CameraFrames.yuyv])
    let photo = try shoot(cameras, keepOriginal: true).get()
    #expect(cameras.frameCount == 1)
    #expect(photo.sourceKind == .camera)
    #expect(photo.fileName == nil)
    let camera = try #require(photo.camera)
    #expect(camera.name == "Fake Cam\u{1B}")
    #expect(camera.path == "/dev/video0")
    #expect(camera.pixelFormat == "YUYV")
    #expect(camera.size == PixelSize(width: 8, height: 4))
    #expect(camera.askedSize == PixelSize(width: 640, height: 480))
    #expect(camera.time == 1_772_395_500_000_000)

    let developed = photo.developed
    #expect(developed.facts.format == .raw(.yuyv))
    #expect(developed.facts.size == PixelSize(width: 8, height: 4))
    #expect(try developed.original?.bytes() == CameraFrames.yuyv.bytes)
    #expect(developed.receivedDigest == SHA256.digest(of: CameraFrames.yuyv.bytes))
    let layout = try #require(FrameLayout(CameraFrames.yuyv))
    let here = try ImageDeveloper.develop(.frame(layout, CameraFrames.yuyv.bytes), recipe: recipe)
    #expect(try developed.png.bytes() == here.png)
  }

  @Test func `frames that are no pictures are let go by`() throws {
    let good = CameraFrames.jpeg(try CameraFrames.portrait())
    let bad = [
      CameraFrames.jpeg(try CameraFrames.cutPortrait()),
      CameraFrames.damaged, CameraFrames.garbage, CameraFrames.short, CameraFrames.unknown,
    ]
    let cameras = FakeCameras(bad + [good])
    let photo = try shoot(cameras).get()
    #expect(cameras.frameCount == 6)
    #expect(photo.developed.receivedDigest == SHA256.digest(of: good.bytes))
    #expect(photo.developed.facts.format == .jpeg)
    #expect(photo.developed.facts.warnings.isEmpty)
    #expect(photo.camera?.pixelFormat == "MJPG")
  }

  @Test(arguments: [false, true]) func `too many of them are told as such`(isLenient: Bool) throws {
    for frame in [CameraFrames.garbage, CameraFrames.short, CameraFrames.unknown] {
      let cameras = FakeCameras([frame])
      let result = try shoot(cameras, recipe: isLenient ? lenient : recipe)
      #expect(reason(result) == .camera(.badFrames(path: "/dev/video0", count: 6), heldBy: []))
      #expect(cameras.frameCount == 6)
    }
  }

  @Test func `a lenient recipe takes the first that gives a picture at all`() throws {
    let good = CameraFrames.jpeg(try CameraFrames.portrait())
    let cut = CameraFrames.jpeg(try CameraFrames.cutPortrait())
    var cameras = FakeCameras([CameraFrames.garbage, cut, good])
    var photo = try shoot(cameras, recipe: lenient).get()
    #expect(cameras.frameCount == 2)
    #expect(photo.developed.facts.warnings == [.truncated])
    #expect(photo.developed.receivedDigest == SHA256.digest(of: cut.bytes))

    cameras = FakeCameras([CameraFrames.damaged, good])
    photo = try shoot(cameras, recipe: lenient).get()
    #expect(cameras.frameCount == 1)
    #expect(photo.developed.facts.warnings.contains(.damagedData))
    #expect(!photo.developed.facts.warnings.contains(.truncated))
  }

  @Test func `a crop outside of the frame is not the fault of the frame`() throws {
    let crop = PixelRect(x: 4, y: 0, width: 8, height: 4)
    let cameras = FakeCameras([CameraFrames.yuyv])
    let result = try shoot(
      cameras, recipe: ImageRecipe(crop: .rectangle(crop), maximumSide: .original))
    let size = PixelSize(width: 8, height: 4)
    #expect(reason(result) == .picture(.crop(.outside(crop, picture: size))))
    #expect(cameras.frameCount == 1)
  }

  @Test func `a frame beyond a limit ends the shot`() throws {
    let cameras = FakeCameras([CameraFrames.yuyv])
    let result = try shoot(
      cameras, in: .ofTests(limits: ImageLimits(side: 7), workerCount: 1))
    let size = PixelSize(width: 8, height: 4)
    #expect(reason(result) == .picture(.tooLarge(size, limit: .side(7))))
    #expect(cameras.frameCount == 1)
  }

  @Test(.disabled(if: SanitizerRuntime.isPresent, "sanitizers run without confinement"))
  func `a decoder that was taken over ends the shot`() throws {
    let order = Array("    planted:open".utf8)
    let cameras = FakeCameras([CameraFrames.jpeg(try CameraFrames.portrait() + order)])
    #expect(reason(try shoot(cameras)) == .worker(.killedBySandbox))
    #expect(cameras.frameCount == 1)
  }

  @Test func `without a decoder there is no photo of any frame`() {
    let cameras = FakeCameras([CameraFrames.yuyv])
    #expect(throws: DarkroomError.self) {
      _ = try shoot(cameras, in: .ofTests(program: "/no/such/program"))
    }
    #expect(cameras.frameCount == 1)
  }

  @Test func `giving up between frames is told as such`() throws {
    let cameras = FakeCameras([CameraFrames.garbage])
    let result = try shoot(cameras, isCancelled: { cameras.frameCount == 2 })
    #expect(reason(result) == .camera(.cancelled, heldBy: []))
    #expect(cameras.frameCount == 2)
  }

  @Test func `of a camera in use it is told by whom, and only of one in use`() throws {
    let users = [CameraHolder(processID: 7, name: "cheese")]
    var cameras = FakeCameras(failure: .busy(path: "/dev/video0"), users: users)
    #expect(reason(try shoot(cameras)) == .camera(.busy(path: "/dev/video0"), heldBy: users))
    #expect(cameras.askedNodes == ["/dev/video0"])

    cameras = FakeCameras(failure: .unplugged(path: "/dev/video0"), users: users)
    #expect(reason(try shoot(cameras)) == .camera(.unplugged(path: "/dev/video0"), heldBy: []))
    #expect(cameras.askedNodes.isEmpty)
  }

  @Test(
    .disabled(
      if: SanitizerRuntime.isPresent, "ten seconds of a processor are too few for 17 MB so slowly"))
  func `what waits to be stored has no name, and comes back`() throws {
    let folder = try TemporaryDirectory()
    let darkroom = Darkroom.ofTests(workerCount: 1, scratch: FilePath(folder.path))
    // More than stays in memory.
    let padding = [UInt8](repeating: 0, count: 17 << 20)
    let frames = [
      CameraFrames.jpeg(try CameraFrames.cutPortrait() + padding),
      CameraFrames.jpeg(try CameraFrames.portrait() + padding),
    ]
    let photo = try shoot(FakeCameras(frames), in: darkroom, keepOriginal: true).get()
    #expect(try photo.developed.original?.bytes() == frames[1].bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let failed = try shoot(FakeCameras([frames[0]]), in: darkroom, keepOriginal: true)
    #expect(reason(failed) == .camera(.badFrames(path: "/dev/video0", count: 6), heldBy: []))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
