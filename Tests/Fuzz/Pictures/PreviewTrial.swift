import ImageCodecs
import Raster

/// One picture, previewed through the messages; ends the process when a promise is broken.
struct PreviewTrial {
  private let picture: Picture
  private let room: PixelSize

  init(_ picture: Picture) {
    self.picture = picture
    let sum = picture.bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    room = PreviewTrial.rooms[sum / 7 % PreviewTrial.rooms.count]
  }

  private static var rooms: [PixelSize] {
    [
      PixelSize(width: 240, height: 240), PixelSize(width: 1, height: 1),
      PixelSize(width: 7, height: 200), PixelSize(width: 60, height: 11),
    ]
  }

  /// Holds the preview against what a recipe made of the picture.
  func judge(_ developed: Result<DevelopedImage, ImageError>, recipe: ImageRecipe) {
    let request = DevelopmentService.request(
      picture, previewFitting: room, limits: DevelopTrial.limits)
    let answer = DevelopmentService.answer(request)
    guard let result = try? DevelopmentService.preview(of: answer, fitting: room) else {
      fatalError("an answer that is none")
    }
    switch (developed, result) {
    case (.success(let image), .success(let preview)):
      guard preview.uprightSize == image.receivedPixels, preview.format == image.format else {
        fatalError("\(image.receivedPixels) is previewed as \(preview.uprightSize)")
      }
    case (.success, .failure(let error)):
      // A crop may end above the damage.
      guard recipe.crop != nil else { fatalError("developed, but not previewed: \(error)") }
    case (.failure(let first), .failure(let second)):
      switch first {
      case .truncated, .crop, .resultTooLarge: break
      default:
        guard first == second || recipe.crop != nil else { fatalError("\(first), \(second)") }
      }
    case (.failure(let error), .success):
      switch error {
      case .truncated, .crop, .resultTooLarge, .resultTooManyBytes: break
      default: guard recipe.crop != nil else { fatalError("previewed in spite of \(error)") }
      }
    }
  }
}
