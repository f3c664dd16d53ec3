import Digest
import FileSystem
import Foundation
import ImageCodecs
import PhotoIntake
import Raster
import TestSupport
import Testing

@testable import Sandbox

@Suite struct DarkroomTests {
  private let recipe = ImageRecipe(maximumSide: .original)

  /// Every step there is.
  private let recipes = [
    ImageRecipe(crop: .mugshot, maximumSide: .longestSide(300)),
    ImageRecipe(crop: .square, placement: .attention, maximumSide: .longestSide(70)),
    ImageRecipe(
      rotation: .quarter, isMirrored: true, crop: .ratio(3, 2),
      placement: .gravity(.southEast), maximumSide: .longestSide(1200), isLenient: true),
    ImageRecipe(crop: .ratio(1, 20), maximumSide: .original),
    ImageRecipe(maximumSide: .longestSide(1)),
  ]

  private func results(
    of pictures: [[UInt8]], in darkroom: Darkroom, keepOriginal: Bool = false
  ) throws -> [Result<DevelopedPhoto, PhotoError.Reason>] {
    var results = [Result<DevelopedPhoto, PhotoError.Reason>?](
      repeating: nil, count: pictures.count)
    try darkroom.develop(
      count: pictures.count, recipe: recipe, keepOriginal: keepOriginal,
      picture: { pictures[$0] },
      finished: { index, result in
        #expect(results[index] == nil, "told twice")
        results[index] = result
      })
    return try results.map { try #require($0) }
  }

  private func planted(_ call: String) -> [UInt8] {
    let text = "planted:\(call)"
    return SmallPicture.png
      + Array((String(repeating: " ", count: 16 - text.utf8.count) + text).utf8)
  }

  private func reason(_ result: Result<DevelopedPhoto, PhotoError.Reason>) -> PhotoError.Reason? {
    if case .failure(let reason) = result { reason } else { nil }
  }

  @Test(
    .disabled(if: SanitizerRuntime.isPresent, "sanitizers run without confinement"),
    arguments: ["open", "socket", "execve", "fork"])
  func `a decoder that was taken over dies by the sandbox, and only its picture is lost`(
    call: String
  ) throws {
    let darkroom = Darkroom.ofTests(program: BuiltProgram.plantedWorker, workerCount: 1)
    let results = try results(
      of: [SmallPicture.png, planted(call), SmallPicture.png], in: darkroom)
    #expect(reason(results[0]) == nil)
    #expect(reason(results[1]) == .worker(.killedBySandbox))
    #expect(reason(results[2]) == nil)
  }

  @Test(arguments: ["open", "socket", "fork"])
  func `without the sandbox the same call goes through`(call: String) throws {
    var settings = DarkroomSettings(scratchFolders: ["/tmp"])
    settings.program = BuiltProgram.plantedWorker
    settings.isConfined = false
    let results = try results(of: [planted(call)], in: Darkroom(settings))
    #expect(reason(results[0]) == nil)
  }

  @Test(arguments: ["charles-boles.png", "doroteo-arango.jpg"])
  func `no step of a recipe needs what the sandbox forbids`(_ name: String) throws {
    let source = PhotoSource.file(FilePath(Repository.path("Samples/portraits/\(name)")))
    let darkroom = Darkroom.ofTests(workerCount: 1)
    for recipe in recipes {
      try darkroom.receive([source], recipe: recipe) { _, result in
        #expect(throws: Never.self) { try result.get() }
      }
    }
  }

  @Test(arguments: FrameFormat.allCases)
  func `frames of every format go through the sandbox`(_ format: FrameFormat) throws {
    let darkroom = Darkroom.ofTests(workerCount: 1)
    let size = PixelSize(width: 321, height: 241)
    let stride = size.width * 4
    var generator = SeededGenerator(seed: 11)
    var layout = FrameLayout(
      format, size: size, stride: stride, imageByteCount: stride * size.height * 2)
    var bytes = generator.bytes(try layout.bytesNeeded)
    if format == .mjpeg {
      let path = Repository.path("Samples/portraits/doroteo-arango.jpg")
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) + [0, 0, 0]
    }
    for recipe in recipes {
      for range in FrameLayout.SampleRange.allCases {
        layout.range = range
        let photo = try darkroom.develop(
          .frame(layout, bytes), recipe: recipe, keepOriginal: true
        ).get()
        #expect(photo.facts.format == (format == .mjpeg ? .jpeg : .raw(format)))
        #expect(photo.receivedDigest == SHA256.digest(of: bytes))
        #expect(try photo.original?.bytes() == bytes)
      }
    }
    let cut = try darkroom.develop(.frame(layout, []), recipe: recipe)
    #expect(
      reason(cut) == .picture(.frame(.tooFewBytes(0, needed: try layout.bytesNeeded))))
  }

  @Test(.disabled(if: SanitizerRuntime.isPresent, "sanitizers run without limits"))
  func `a decoder that runs for ever is stopped, and only its picture is lost`() throws {
    let darkroom = Darkroom.ofTests(
      program: BuiltProgram.plantedWorker, workerCount: 1,
      workerLimits: WorkerLimits(processorSeconds: 1))
    let results = try results(of: [planted("loop"), SmallPicture.png], in: darkroom)
    #expect(reason(results[0]) == .worker(.tookTooLong(.processor)))
    #expect(reason(results[1]) == nil)
  }

  @Test func `a hundred pictures come back each in its place`() throws {
    let pictures = (0..<100).map { $0 % 10 == 3 ? Array("GIF89a \($0)".utf8) : SmallPicture.png }
    let results = try results(of: pictures, in: .ofTests(), keepOriginal: true)
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let photo):
        #expect(photo.receivedDigest == SHA256.digest(of: pictures[index]))
        #expect(try photo.original?.bytes() == pictures[index])
      case .failure(let reason):
        #expect(index % 10 == 3)
        #expect(reason == .picture(.unsupportedFormat(.gif)))
      }
    }
  }

  @Test func `a program that is no decoder is an error of its own`() throws {
    #expect(throws: DarkroomError.self) {
      _ = try results(of: [SmallPicture.png], in: .ofTests(program: "/bin/true"))
    }
    #expect(
      throws: DarkroomError.sandbox(.cannotStart(program: "/no/such/program", errno: ENOENT))
    ) {
      _ = try results(of: [SmallPicture.png], in: .ofTests(program: "/no/such/program"))
    }
  }

  @Test func `nothing is asked of a decoder when no picture can be read`() throws {
    var reasons: [PhotoError.Reason?] = []
    try Darkroom.ofTests(program: "/no/such/program").develop(
      count: 2, recipe: recipe,
      picture: { _ throws(PhotoError.Reason) in throw .empty },
      finished: { reasons.append(reason($1)) })
    #expect(reasons == [.empty, .empty])
  }
}
