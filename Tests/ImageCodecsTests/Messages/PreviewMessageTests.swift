@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct PreviewMessageTests {
  private static let room = PixelSize(width: 3, height: 3)
  private static let picture = TestPNG(
    width: 6, height: 4, colorType: 0, rows: (0..<4).map { Array(repeating: $0 * 9, count: 6) }
  ).bytes
  private static let request = DevelopmentService.request(.file(picture), previewFitting: room)
  private static let answer = DevelopmentService.answer(request)

  private static func read(_ answer: [[UInt8]]) throws -> Result<PicturePreview, ImageError> {
    try DevelopmentService.preview(of: answer, fitting: room)
  }

  /// The head of an answer with these values in it.
  private static func head(
    _ size: (Int, Int) = (3, 2), of upright: (Int, Int) = (6, 4), _ format: String = "png"
  ) -> [UInt8] {
    var writer = MessageWriter()
    writer.write("preview")
    for number in [size.0, size.1, upright.0, upright.1] { writer.write(number) }
    writer.write(format)
    return writer.bytes
  }

  @Test func `an answer is what previewing here gives`() throws {
    let preview = try ImageDeveloper.preview(.file(Self.picture), fitting: Self.room)
    #expect(try Self.read(Self.answer) == .success(preview))
    #expect(Self.answer == [Self.head(), preview.mosaic.pixels])
    #expect(preview.mosaic.pixels.count == 18)
  }

  @Test func `what is wrong with a picture is an answer too`() throws {
    let request = DevelopmentService.request(
      .file(Array("GIF89a".utf8)), previewFitting: Self.room)
    #expect(
      try Self.read(DevelopmentService.answer(request)) == .failure(.unsupportedFormat(.gif)))
    let layout = ColorBars.frame(.nv12, PixelSize(width: 4, height: 4)).layout
    let frame = DevelopmentService.request(.frame(layout, [1]), previewFitting: Self.room)
    #expect(
      try Self.read(DevelopmentService.answer(frame))
        == .failure(.frame(.tooFewBytes(1, needed: 24))))
  }

  @Test(arguments: [
    (0, 1), (1, 0), (-1, 5), (241, 1), (1, 241), (.max, .max), (.min, 1),
  ])
  func `a request for a senseless size is none`(width: Int, height: Int) {
    let request = DevelopmentService.request(
      .file(Self.picture), previewFitting: PixelSize(width: width, height: height))
    let answer = DevelopmentService.answer(request)
    #expect(answer.count == 1)
    #expect(throws: MessageError.malformed) { try Self.read(answer) }
  }

  @Test func `a cut request is none, nor is one that goes on`() {
    let head = Self.request[0]
    for cut in (0..<head.count).map({ Array(head.prefix($0)) }) + [head + [0]] {
      let answer = DevelopmentService.answer([cut, Self.picture])
      #expect(throws: MessageError.malformed) { try Self.read(answer) }
    }
  }

  @Test func `a mosaic is believed only in the size that was asked for`() throws {
    let pixels = [UInt8](repeating: 7, count: 18)
    #expect(throws: Never.self) { try Self.read([Self.head(), pixels]).get() }
    let bad: [[[UInt8]]] = [
      [], [Self.head()], [Self.head(), pixels, []], [Self.head(), []],
      [Self.head(), pixels + [7]], [Self.head(), pixels.dropLast()],
      [Self.head() + [0], pixels], [Array(Self.head().dropLast()), pixels],
      // The pixels are as many as told, but not what was asked for.
      [Self.head((2, 3)), pixels], [Self.head((18, 1)), Array(repeating: 7, count: 54)],
      [Self.head((240, 240)), [UInt8](repeating: 7, count: 172_800)],
      [Self.head((0, 0)), []], [Self.head((-3, -2)), pixels], [Self.head((.max, .max)), pixels],
      [Self.head(of: (6, 40)), pixels], [Self.head(of: (0, 0)), pixels],
      [Self.head(of: (-6, -4)), pixels], [Self.head(of: (.max, .max)), pixels],
      [Self.head((3, 3), of: (1 << 32, 1 << 32)), [UInt8](repeating: 7, count: 27)],
      [Self.head((3, 2), of: (6, 4), "gif"), pixels], [Self.head((3, 2), of: (6, 4), ""), pixels],
    ]
    for answer in bad {
      #expect(throws: MessageError.malformed) { try Self.read(answer) }
    }
  }

  @Test func `the answer to one wish is none to the other`() throws {
    let image = DevelopmentService.answer(
      DevelopmentService.request(Self.picture, recipe: .asIs))
    #expect(throws: MessageError.malformed) { try Self.read(image) }
    #expect(throws: MessageError.malformed) { try DevelopmentService.result(of: Self.answer) }
  }

  @Test(arguments: 1...500 as ClosedRange<UInt64>)
  func `bytes by chance are read or refused, never more`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var answer = Self.answer
    let place = Int.random(in: answer[0].indices, using: &generator)
    answer[0][place] = generator.bytes(1)[0]
    if case .success(let preview) = try? Self.read(answer) {
      #expect(preview.mosaic.pixels.count == 18)
    }
    var request = Self.request
    request[0][Int.random(in: request[0].indices, using: &generator)] = generator.bytes(1)[0]
    #expect(!DevelopmentService.answer(request).isEmpty)
  }
}
