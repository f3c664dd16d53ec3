import Raster

/// The small picture on which the place of a crop is decided, and the way back to the large one.
struct AttentionView: Hashable {
  /// The longest side that is looked at.
  static let longestSide = 256

  /// The size of the small picture.
  let size: PixelSize

  /// The size of the crop in it, shorter on exactly one side.
  let crop: PixelSize

  /// The offsets there are in the small picture, at least 1, and in the large one.
  private let slack: Int
  private let pictureSlack: Int

  /// Plans the view of pixels of size `source`, which show all of a picture in which the crop is shorter on
  /// exactly one side.
  ///
  /// Nil when no offset but the middle could be told apart.
  init?(source: PixelSize, picture: PixelSize, crop wanted: PixelSize) {
    let fitted = OutputSize.longestSide(AttentionView.longestSide).fitted(source)
    var cut = fitted
    if wanted.width < picture.width {
      cut.width = AttentionView.scaled(wanted.width, by: fitted.width, over: picture.width)
    } else {
      cut.height = AttentionView.scaled(wanted.height, by: fitted.height, over: picture.height)
    }
    guard cut != fitted else { return nil }
    size = fitted
    crop = cut
    slack = fitted.width - cut.width + fitted.height - cut.height
    pictureSlack = picture.width - wanted.width + picture.height - wanted.height
  }

  /// Returns the offset in the large picture for one in the small picture: the ends for the ends, between
  /// them the nearest.
  func pictureOffset(of offset: Int) -> Int {
    (min(max(offset, 0), slack) * pictureSlack * 2 + slack) / (2 * slack)
  }

  private static func scaled(_ side: Int, by factor: Int, over whole: Int) -> Int {
    whole > 0 ? min(max((side * factor + whole / 2) / whole, 1), factor) : factor
  }
}
