/// Which camera is wanted.
package enum CameraChoice: Hashable, Sendable {
  /// The first that can be used.
  case automatic

  /// What is at this path.
  case path(String)

  /// The node of this number.
  case number(Int)

  /// The one with this name in `/dev/v4l/by-id`, or with this name or part of a name of its own.
  case name(String)

  /// Reads what a user gives: nothing, `/dev/video2`, `2`, or a name; what has a slash in it is a path.
  package init(parsing text: String) {
    if text.isEmpty {
      self = .automatic
    } else if text.contains("/") {
      self = .path(text)
    } else if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) {
      self = .number(number)
    } else {
      self = .name(text)
    }
  }

  /// Finds the path of the camera that is wanted.
  ///
  /// A path or a number is not looked at; whether it is a camera shows when it shoots.
  package func findPath() throws(CameraError) -> String {
    try findPath(on: LinuxCameraSystem())
  }
}
