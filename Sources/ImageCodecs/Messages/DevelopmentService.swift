import Raster

/// How a process asks another for the development of a picture, and how that answers.
///
/// A message is a list of parts: the request is the recipe with the layout of a frame, and the bytes as received;
/// the answer the facts, the PNG and the thumbnail. No pixels that were decoded travel.
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
    var writer = MessageWriter()
    recipe.write(to: &writer)
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
      let recipe = try ImageRecipe(from: &reader)
      let limits = try ImageLimits(from: &reader)
      let layout = try reader.optional(FrameLayout.init(from:))
      guard reader.isAtEnd else { throw MessageError.malformed }
      let picture = layout.map { Picture.frame($0, request[1]) } ?? .file(request[1])
      let image = try ImageDeveloper.develop(picture, recipe: recipe, limits: limits)
      writer.write("image")
      image.facts.write(to: &writer)
      return [writer.bytes, image.png, image.thumbnail]
    } catch let error as ImageError {
      writer.write("error")
      error.write(to: &writer)
    } catch {
      writer.write("malformed")
    }
    return [writer.bytes]
  }

  /// Reads an answer, believing nothing.
  ///
  /// Throws `MessageError` when it is none; what is wrong with the picture is a result.
  package static func result(
    of answer: [[UInt8]]
  ) throws(MessageError) -> Result<DevelopedImage, ImageError> {
    guard let facts = answer.first else { throw .malformed }
    var reader = MessageReader(facts)
    let result: Result<DevelopedImage, ImageError>
    switch try reader.text() {
    case "image" where answer.count == 3:
      let facts = try ImageFacts(from: &reader)
      let (png, thumbnail) = (answer[1], answer[2])
      // Whatever a decoder that was taken over gives back, only plain PNGs get any further.
      guard StoredPNG(png)?.size == facts.size, StoredPNG(thumbnail) != nil,
        thumbnail.count < Thumbnail.byteLimit
      else { throw .malformed }
      result = .success(DevelopedImage(png: png, thumbnail: thumbnail, facts: facts))
    case "error" where answer.count == 1: result = .failure(try ImageError(from: &reader))
    default: throw .malformed
    }
    guard reader.isAtEnd else { throw .malformed }
    return result
  }
}
