/// A photo from a source, ready to be stored.
package struct ReceivedPhoto {
  /// The picture with its facts.
  package let developed: DevelopedPhoto

  /// The last part of the path as given, escaped where it is not plain text; nil for standard input.
  package let fileName: String?

  /// What kind of source it came from.
  package let sourceKind: PhotoSource.Kind
}
