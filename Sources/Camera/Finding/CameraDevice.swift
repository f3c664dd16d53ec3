/// A camera of this machine.
package struct CameraDevice: Hashable, Sendable {
  /// The node, such as `/dev/video0`.
  package let path: String

  /// The name of the camera.
  package let card: String

  /// The name of its driver; empty if the camera could not be asked.
  package let driver: String

  /// Where it is plugged in, such as `usb-0000:00:14.0-1`; empty if the camera could not be asked.
  package let bus: String

  /// The links in `/dev/v4l/by-id` that lead to it, by name; these stay the same when nodes are numbered anew.
  package let links: [String]

  /// What it offers, in its own order; nothing if the camera could not be asked.
  package let formats: [CameraFormat]

  /// Whether it would give a frame now.
  package let state: CameraState

  /// Puts together what is known of a camera.
  package init(
    path: String, card: String, driver: String, bus: String, links: [String],
    formats: [CameraFormat], state: CameraState
  ) {
    self.path = path
    self.card = card
    self.driver = driver
    self.bus = bus
    self.links = links
    self.formats = formats
    self.state = state
  }

  /// Whether a shot can be expected to come to something.
  package var isUsable: Bool { state == .free && formats.contains(where: \.isUnderstood) }

  /// Finds all cameras in the order of their numbers, those in use and those that may not be opened included.
  package static func all() -> [CameraDevice] {
    all(on: LinuxCameraSystem())
  }
}
