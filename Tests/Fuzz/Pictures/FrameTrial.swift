@testable import ImageCodecs
import Raster

/// One frame of a camera: the first bytes are what its driver says, the rest is the buffer; ends the process when a
/// promise is broken.
struct FrameTrial {
  private let layout: FrameLayout
  private let bytes: [UInt8]
  private let recipe: ImageRecipe

  /// Format, flags, two bytes for each side and four for each plane.
  private static let headCount = 18

  init(_ input: [UInt8]) {
    var head = input.prefix(FrameTrial.headCount).map(Int.init)
    while head.count < FrameTrial.headCount { head.append(0) }
    bytes = Array(input.dropFirst(FrameTrial.headCount))
    let format = FrameFormat.allCases[head[0] % FrameFormat.allCases.count]
    let matrix: FrameLayout.Matrix = head[1] & 1 == 0 ? .bt601 : .bt709
    let range: FrameLayout.SampleRange = head[1] & 2 == 0 ? .limited : .full
    // A few numbers that no driver should say.
    let strange = [0, 0, 0, 0, 0, -1, Int.max, Int.min][head[1] >> 2 & 7]
    let place = head[1] >> 5
    func number(_ index: Int, _ high: Int, _ low: Int) -> Int {
      strange != 0 && place == index ? strange : head[high] << 8 | head[low]
    }
    let size = PixelSize(width: number(0, 2, 3), height: number(1, 4, 5))
    if head[1] >> 5 == 7 {
      layout = FrameLayout(
        format, size: size, stride: number(3, 6, 7), imageByteCount: bytes.count, matrix: matrix,
        range: range)
    } else {
      let count = place == 6 ? 2 : format.planeCount
      let planes = (0..<count).map { plane in
        FrameLayout.Plane(
          offset: number(2 + 2 * plane, 6 + 4 * plane, 7 + 4 * plane),
          stride: number(3 + 2 * plane, 8 + 4 * plane, 9 + 4 * plane))
      }
      layout = FrameLayout(format, size: size, planes: planes, matrix: matrix, range: range)
    }
    recipe = DevelopTrial.recipe(for: input)
  }

  func run() {
    guard let read = try? FrameLayout(message: layout.message), read == layout else {
      fatalError("the layout is not read as written")
    }
    let picture = Picture.frame(layout, bytes)
    let request = DevelopmentService.request(picture, recipe: recipe, limits: DevelopTrial.limits)
    let outcome = outcome
    let answer = try? DevelopmentService.result(of: DevelopmentService.answer(request))
    guard answer == outcome else { fatalError("developed twice with another result") }
    let fits = (try? layout.bytesNeeded).map { $0 <= bytes.count } ?? false
    judgeBrightness(fits: fits)
    PreviewTrial(picture).judge(outcome, recipe: recipe)
    switch outcome {
    case .success(let image):
      guard fits else { fatalError("a cut frame is developed") }
      judge(image)
    case .failure(let error): judge(error, fits: fits)
    }
    if layout.format == .mjpeg { judgeMending() }
  }

  private var outcome: Result<DevelopedImage, ImageError> {
    do throws(ImageError) {
      return .success(
        try ImageDeveloper.develop(
          .frame(layout, bytes), recipe: recipe, limits: DevelopTrial.limits))
    } catch {
      return .failure(error)
    }
  }

  private func judge(_ image: DevelopedImage) {
    if layout.format == .mjpeg {
      guard image.format == .jpeg else { fatalError("a JPEG becomes \(image.format)") }
    } else {
      guard image.format == .raw(layout.format), image.receivedPixels == layout.size,
        image.warnings.allSatisfy({ $0 == .smallMugshot })
      else { fatalError("a frame becomes \(image.facts)") }
    }
    StoredPicture(image).judge()
  }

  private func judge(_ error: ImageError, fits: Bool) {
    switch error {
    case .outOfMemory, .tooLarge(_, .memory): fatalError("so small a frame needs no such memory")
    case .frame(.noJPEG): break
    case .frame: if fits { fatalError("a frame that fits is refused as \(error)") }
    case .crop, .tooLarge, .resultTooLarge: break
    default:
      guard layout.format == .mjpeg, fits else { fatalError("a raw frame is refused as \(error)") }
    }
  }

  private func judgeBrightness(fits: Bool) {
    do throws(FrameProblem) {
      let mean = try FrameBrightness.mean(of: bytes, layout: layout)
      guard (mean == nil) == (layout.format == .mjpeg), (0...255).contains(mean ?? 0),
        mean == nil || fits
      else { fatalError("a brightness of \(mean ?? -1)") }
    } catch {
      guard !fits else { fatalError("no brightness: \(error)") }
    }
  }

  private func judgeMending() {
    guard let mended = try? MotionJPEG(mending: bytes, layout: layout) else { return }
    let plain = FrameLayout(.mjpeg, size: PixelSize(width: 1, height: 1), planes: [])
    guard let again = try? MotionJPEG(mending: mended.bytes, layout: plain),
      again.bytes == mended.bytes, again.warnings.isEmpty
    else { fatalError("what was mended needs mending") }
    guard mended.bytes.count <= bytes.count + StandardHuffmanTable.segment.count else {
      fatalError("mending makes much of little")
    }
  }
}
