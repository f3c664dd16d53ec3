/// Where a photo came from.
package enum PhotoOrigin: String, Hashable, Sendable, CaseIterable {
  /// A file named on the command line.
  case file
  /// The standard input.
  case stdin
  /// A camera.
  case camera
  /// The picture library.
  case library
  /// An imported list or book.
  case `import`
}
