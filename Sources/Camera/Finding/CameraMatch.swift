/// A camera that a name fits.
package struct CameraMatch: Hashable, Sendable {
  /// The node, such as `/dev/video0`.
  package let path: String

  /// The name of the camera.
  package let card: String

  /// Puts both together.
  package init(path: String, card: String) {
    self.path = path
    self.card = card
  }
}
