package import FileSystem
package import ImageCodecs

/// A picture of a library, known by its first bytes only.
package struct LibraryPicture: Hashable, Sendable {
  /// The folder of the library.
  package let folder: FilePath

  /// Where the picture lies in the folder, such as `trip/motel.jpg`.
  package let place: FilePath

  /// When its bytes were last changed, in microseconds since 1970, UTC.
  package let modified: Int64

  /// How many bytes it has, at least one.
  package let byteCount: Int

  /// What its first bytes say that it is.
  package let format: ImageFormat

  /// Puts a picture together.
  package init(
    folder: FilePath, place: FilePath, modified: Int64, byteCount: Int, format: ImageFormat
  ) {
    self.folder = folder
    self.place = place
    self.modified = modified
    self.byteCount = byteCount
    self.format = format
  }

  /// The path that opens it.
  package var path: FilePath { folder.appending(place) }
}
