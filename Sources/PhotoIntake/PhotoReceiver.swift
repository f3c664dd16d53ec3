import Digest
import FileSystem
package import ImageCodecs

/// The taking of photos from files and standard input.
package enum PhotoReceiver {
  /// Reads a source whole, develops the picture in it and collects its facts.
  ///
  /// Nothing is written anywhere. At most `limits.encodedByteCount` bytes are read; a FIFO without a
  /// writer is not waited for. Throws `PhotoError`.
  package static func receive(
    _ source: PhotoSource, recipe: ImageRecipe, keepOriginal: Bool = false,
    limits: ImageLimits = .standard
  ) throws(PhotoError) -> ReceivedPhoto {
    let bytes = try contents(of: source, limit: limits.encodedByteCount)
    return try develop(
      bytes, from: source, recipe: recipe, keepOriginal: keepOriginal, limits: limits)
  }

  /// Develops bytes that were already read, such as an original kept in the book.
  package static func develop(
    _ bytes: [UInt8], from source: PhotoSource, recipe: ImageRecipe, keepOriginal: Bool = false,
    limits: ImageLimits = .standard
  ) throws(PhotoError) -> ReceivedPhoto {
    let image: DevelopedImage
    do {
      image = try ImageDeveloper.develop(bytes, recipe: recipe, limits: limits)
    } catch {
      throw PhotoError(source: source, reason: PhotoError.Reason(error))
    }
    return ReceivedPhoto(
      png: image.png, pngDigest: SHA256.digest(of: image.png),
      receivedDigest: SHA256.digest(of: bytes), receivedSize: bytes.count,
      format: image.format, size: image.size, receivedPixels: image.receivedPixels,
      fileName: fileName(of: source), sourceKind: source.kind, exif: image.exif,
      original: keepOriginal ? bytes : nil, warnings: image.warnings)
  }

  private static func contents(
    of source: PhotoSource, limit: Int
  ) throws(PhotoError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      switch source {
      case .file(let path): bytes = try FileReader.read(path, limit: limit)
      case .standardInput: bytes = try FileReader.readStandardInput(limit: limit)
      }
    } catch {
      throw PhotoError(source: source, reason: PhotoError.Reason(error.reason))
    }
    guard !bytes.isEmpty else { throw PhotoError(source: source, reason: .empty) }
    return bytes
  }

  private static func fileName(of source: PhotoSource) -> String? {
    guard case .file(let path) = source else { return nil }
    let name = path.lastComponent
    return name.text ?? name.displayText
  }
}
