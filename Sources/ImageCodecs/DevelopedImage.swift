/// What a recipe made of a received picture; the facts are read as if they were its own.
@dynamicMemberLookup
package struct DevelopedImage: Hashable, Sendable {
  /// The stored picture: a PNG with no chunk but IHDR, sRGB or iCCP, IDAT and IEND.
  package var png: [UInt8]

  /// A small picture of the same, as PNG of less than `Thumbnail.byteLimit` bytes.
  package var thumbnail: [UInt8]

  /// What is known of the picture.
  package var facts: ImageFacts

  /// One of the facts.
  package subscript<Value>(dynamicMember fact: KeyPath<ImageFacts, Value>) -> Value {
    facts[keyPath: fact]
  }
}
