package import Raster

/// How a process asks another for the development or the preview of a picture, and how that answers.
///
/// A message is a list of parts. A request is what is wanted, with the layout of a frame, and the bytes as
/// received. The answer to a recipe is the facts, the PNG and the thumbnail; no pixels of it travel. The answer to a
/// preview is a few facts and the bare pixels of a ``Mosaic``.
package enum DevelopmentService {
  /// Puts a request for a file together.
  package static func request(
    _ file: [UInt8], recipe: ImageRecipe, limits: ImageLimits = .standard
  ) -> [[UInt8]] {
    request(.file(file), recipe: recipe, limits: limits)
  }

  /// Puts a request for a picture of either kind together.
  package static func request(
    _ picture: Picture, recipe: ImageRecipe, limits: ImageLimits = .standard
  ) -> [[UInt8]] {
    request(.recipe(recipe), for: picture, limits)
  }

  /// Puts a request for the preview of a picture together.
  ///
  /// A size with a side below 1 or above `Mosaic.largestSide` makes a request that is none.
  package static func request(
    _ picture: Picture, previewFitting room: PixelSize, limits: ImageLimits = .standard
  ) -> [[UInt8]] {
    request(.preview(room), for: picture, limits)
  }

  private static func request(
    _ wish: DevelopmentWish, for picture: Picture, _ limits: ImageLimits
  ) -> [[UInt8]] {
    var writer = MessageWriter()
    wish.write(to: &writer)
    limits.write(to: &writer)
    writer.write(picture.layout) { $1.write(to: &$0) }
    return [writer.bytes, picture.bytes]
  }

  /// Does what a request asks for; never throws, since what is wrong with the picture is an answer too.
  package static func answer(_ request: [[UInt8]]) -> [[UInt8]] {
    var writer = MessageWriter()
    do {
      guard request.count == 2 else { throw MessageError.malformed }
      var reader = MessageReader(request[0])
      let wish = try DevelopmentWish(from: &reader)
      let limits = try ImageLimits(from: &reader)
      let layout = try reader.optional(FrameLayout.init(from:))
      guard reader.isAtEnd else { throw MessageError.malformed }
      let picture = layout.map { Picture.frame($0, request[1]) } ?? .file(request[1])
      return try answer(wish, picture, limits)
    } catch let error as ImageError {
      writer.write("error")
      error.write(to: &writer)
    } catch {
      writer.write("malformed")
    }
    return [writer.bytes]
  }

  private static func answer(
    _ wish: DevelopmentWish, _ picture: Picture, _ limits: ImageLimits
  ) throws(ImageError) -> [[UInt8]] {
    var writer = MessageWriter()
    switch wish {
    case .recipe(let recipe):
      let image = try ImageDeveloper.develop(picture, recipe: recipe, limits: limits)
      writer.write("image")
      image.facts.write(to: &writer)
      return [writer.bytes, image.png, image.thumbnail]
    case .preview(let room):
      let preview = try ImageDeveloper.preview(picture, fitting: room, limits: limits)
      writer.write("preview")
      preview.writeHead(to: &writer)
      return [writer.bytes, preview.mosaic.pixels]
    }
  }
}
