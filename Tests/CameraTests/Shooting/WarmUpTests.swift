import Testing

@testable import Camera

/// When a camera is warm.
@Suite struct WarmUpTests {
  /// Light of frames, and the number of the one that is kept at 30 frames a second.
  struct Ramp: CustomTestStringConvertible {
    let testDescription: String
    let levels: [UInt8]
    let kept: UInt32
  }

  static let ramps = [
    Ramp(testDescription: "steady from the beginning", levels: [100], kept: 4),
    Ramp(testDescription: "steady after three dark ones", levels: [4, 4, 4, 100], kept: 7),
    Ramp(testDescription: "steady in the dark", levels: [3], kept: 4),
    Ramp(testDescription: "brightening in the dark", levels: [3, 5, 7, 9, 11, 13], kept: 9),
    Ramp(
      testDescription: "wavering by less than 2 %", levels: [200, 203, 200, 203, 201], kept: 4),
    Ramp(testDescription: "wavering by more", levels: [200, 205, 200, 205, 200, 201], kept: 8),
  ]

  @Test(arguments: ramps) func `frames go by until the light is steady`(ramp: Ramp) throws {
    var camera = FakeCamera()
    camera.frames = ramp.levels.map { FakeFrame(level: $0) }
    let shot = Shots.plain(warmUp: .settling(atMost: .seconds(1)))
    #expect(try Shots.take(on: FakeSystem(camera), shot).sequence == ramp.kept)
  }

  @Test func `light that never is steady is waited for a second from the first frame`() throws {
    var camera = FakeCamera()
    camera.frames = (0..<200).map { FakeFrame(level: $0 % 2 == 0 ? 50 : 90) }
    camera.frames[0].delay = .seconds(3)
    let system = FakeSystem(camera)
    let begin = system.time
    let shot = Shots.plain(warmUp: .settling(atMost: .seconds(1)))
    _ = try Shots.take(on: system, shot)
    #expect((.seconds(4) ... .milliseconds(4100)).contains(system.time - begin))
  }

  @Test func `without knowledge of the light all of the time is used`() throws {
    var camera = FakeCamera()
    camera.formats = [FakeFormat(.mjpg)]
    camera.frames = [FakeFrame(bytes: [0xFF, 0xD8, 0xFF])]
    let shot = Shots.plain(warmUp: .settling(atMost: .seconds(1)))
    let system = FakeSystem(camera)
    let frame = try Shots.take(on: system, shot)
    #expect(frame.isCompressed && frame.meanLuma == nil)
    #expect((30...32).contains(frame.sequence))
    // Whoever can decode it may know.
    #expect(try Shots.take(on: system, shot, meanLuma: { _ in 77 }).sequence == 4)
  }

  @Test(arguments: [0, 1, 15]) func `so many frames go by as are asked for, bad ones apart`(
    count: Int
  ) throws {
    var camera = FakeCamera()
    camera.frames = [FakeFrame(flags: 0x40), FakeFrame()]
    let frame = try Shots.take(on: FakeSystem(camera), Shots.plain(warmUp: .frames(count)))
    #expect(Int(frame.sequence) == count + 1)
  }

  @Test func `frames that go by are not judged`() throws {
    var judged = 0
    let shot = Shots.plain(warmUp: .frames(5))
    _ = try Shots.take(
      on: FakeSystem(), shot,
      isSound: { _ in
        judged += 1
        return true
      })
    #expect(judged == 1)
  }
}
