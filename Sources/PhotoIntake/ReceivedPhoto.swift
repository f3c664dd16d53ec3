/// A photo from a source, ready to be stored.
package struct ReceivedPhoto {
  /// The picture with its facts.
  package let developed: DevelopedPhoto

  /// The last part of the path as given, escaped where it is not plain text; nil where there is no path.
  package let fileName: String?

  /// What kind of source it came from.
  package let sourceKind: PhotoSource.Kind

  /// What is known of the camera; nil for what came as a file.
  package var camera: CameraFacts?
}
