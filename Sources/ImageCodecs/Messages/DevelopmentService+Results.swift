package import Raster

extension DevelopmentService {
  /// Reads the answer to a recipe, believing nothing.
  ///
  /// Throws `MessageError` when it is none; what is wrong with the picture is a result.
  package static func result(
    of answer: [[UInt8]]
  ) throws(MessageError) -> Result<DevelopedImage, ImageError> {
    try read(answer, "image", partCount: 3) { reader throws(MessageError) in
      let facts = try ImageFacts(from: &reader)
      let (png, thumbnail) = (answer[1], answer[2])
      // Whatever a decoder that was taken over gives back, only plain PNGs get any further.
      guard StoredPNG(png)?.size == facts.size, StoredPNG(thumbnail) != nil,
        thumbnail.count < Thumbnail.byteLimit
      else { throw .malformed }
      return DevelopedImage(png: png, thumbnail: thumbnail, facts: facts)
    }
  }

  /// Reads the answer to a request for a preview that fits into a size, believing nothing.
  ///
  /// Throws `MessageError` when it is none; what is wrong with the picture is a result.
  package static func preview(
    of answer: [[UInt8]], fitting room: PixelSize
  ) throws(MessageError) -> Result<PicturePreview, ImageError> {
    // Any bytes are pixels: what has to hold is how many there are.
    try read(answer, "preview", partCount: 2) { reader throws(MessageError) in
      try PicturePreview(from: &reader, pixels: answer[1], fitting: room)
    }
  }

  private static func read<Value>(
    _ answer: [[UInt8]], _ word: String, partCount: Int,
    _ value: (inout MessageReader) throws(MessageError) -> Value
  ) throws(MessageError) -> Result<Value, ImageError> {
    guard let head = answer.first else { throw .malformed }
    var reader = MessageReader(head)
    let result: Result<Value, ImageError>
    switch try reader.text() {
    case word where answer.count == partCount: result = .success(try value(&reader))
    case "error" where answer.count == 1: result = .failure(try ImageError(from: &reader))
    default: throw .malformed
    }
    guard reader.isAtEnd else { throw .malformed }
    return result
  }
}
