import Raster

/// What is to be made of a picture.
enum DevelopmentWish: Hashable {
  /// What a recipe says, to be stored.
  case recipe(ImageRecipe)

  /// Pixels to look at that fit into a size.
  case preview(PixelSize)
}

extension DevelopmentWish: MessageValue {
  func write(to writer: inout MessageWriter) {
    switch self {
    case .recipe(let recipe):
      writer.write("recipe")
      recipe.write(to: &writer)
    case .preview(let room):
      writer.write("preview")
      room.write(to: &writer)
    }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    switch try reader.text() {
    case "recipe": self = .recipe(try ImageRecipe(from: &reader))
    case "preview":
      self = .preview(
        PixelSize(
          width: try reader.number(in: Mosaic.bounds), height: try reader.number(in: Mosaic.bounds))
      )
    default: throw .malformed
    }
  }
}
