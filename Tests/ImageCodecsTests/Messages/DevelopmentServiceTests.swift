@testable import ImageCodecs
import Raster
import Testing

@Suite struct DevelopmentServiceTests {
  private let picture = TestPNG(
    width: 3, height: 2, colorType: 0, rows: [[1, 2, 3], [4, 5, 6]]
  ).bytes

  private func answer() -> [[UInt8]] {
    DevelopmentService.answer(DevelopmentService.request(picture, recipe: .asIs))
  }

  @Test func `an answer is what developing here gives`() throws {
    let image = try ImageDeveloper.develop(picture, recipe: .asIs)
    #expect(try DevelopmentService.result(of: answer()) == .success(image))
  }

  @Test(arguments: FrameFormat.allCases)
  func `frames are developed as they are here`(_ format: FrameFormat) throws {
    let size = PixelSize(width: 19, height: 5)
    var frame = ColorBars.frame(format, size, .bt709, .full).picture
    if format == .mjpeg {
      let jpeg = CameraJPEG(factors: CameraJPEG.samplings[0].factors, size: size, hasTables: false)
      frame = .frame(FrameLayout(.mjpeg, size: size, planes: []), jpeg.bytes)
    }
    let answer = DevelopmentService.answer(DevelopmentService.request(frame, recipe: .asIs))
    let image = try ImageDeveloper.develop(frame, recipe: .asIs)
    #expect(try DevelopmentService.result(of: answer) == .success(image))
  }

  @Test func `what is wrong with a frame is an answer too`() throws {
    let layout = ColorBars.frame(.nv12, PixelSize(width: 4, height: 4)).layout
    let request = DevelopmentService.request(.frame(layout, [1, 2]), recipe: .asIs)
    #expect(
      try DevelopmentService.result(of: DevelopmentService.answer(request))
        == .failure(.frame(.tooFewBytes(2, needed: 24))))
  }

  @Test func `a cut request is none, nor is one that goes on`() {
    let layout = ColorBars.frame(.grey, PixelSize(width: 4, height: 4)).layout
    for picture in [Picture.frame(layout, Array(repeating: 9, count: 16)), .file(self.picture)] {
      let request = DevelopmentService.request(picture, recipe: .asIs)
      for head in [Array(request[0].dropLast()), request[0] + [0], []] {
        #expect(throws: MessageError.malformed) {
          try DevelopmentService.result(of: DevelopmentService.answer([head, request[1]]))
        }
      }
    }
  }

  @Test func `what is wrong with a picture is an answer too`() throws {
    let request = DevelopmentService.request(Array("GIF89a".utf8), recipe: .asIs)
    #expect(
      try DevelopmentService.result(of: DevelopmentService.answer(request))
        == .failure(.unsupportedFormat(.gif)))
  }

  @Test func `a request that is none gets an answer that is none`() {
    for request in [[], [[]], [[1, 2], []], [[], [], []]] as [[[UInt8]]] {
      #expect(throws: MessageError.malformed) {
        try DevelopmentService.result(of: DevelopmentService.answer(request))
      }
    }
  }

  @Test func `only a plain PNG of the size that was told is believed`() throws {
    let good = answer()
    let other = try ImageDeveloper.develop(
      TestPNG(width: 2, height: 2, colorType: 0, rows: [[1, 2], [3, 4]]).bytes, recipe: .asIs)
    var commented = picture
    commented.insert(contentsOf: [0, 0, 0, 0] + Array("tEXt".utf8) + [0, 0, 0, 0], at: 33)
    var bad: [[[UInt8]]] = [[], [good[0]], [good[0], good[1]], good + [[]]]
    for png in [[], other.png, commented, picture, good[1] + [0], Array(good[1].dropLast())] {
      bad.append([good[0], png, good[2]])
    }
    for thumbnail in [[], commented, Array(good[2].dropLast())] {
      bad.append([good[0], good[1], thumbnail])
    }
    for answer in bad {
      #expect(throws: MessageError.malformed) { try DevelopmentService.result(of: answer) }
    }
    #expect(throws: Never.self) { try DevelopmentService.result(of: good).get() }
  }
}
