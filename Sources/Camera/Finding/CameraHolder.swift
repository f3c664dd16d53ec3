/// A process that has a camera open, as far as this user may know.
package struct CameraHolder: Hashable, Sendable {
  /// The number of the process.
  package let processID: Int

  /// The name of its program, of which the kernel keeps 15 bytes.
  package let name: String

  /// Puts both together.
  package init(processID: Int, name: String) {
    self.processID = processID
    self.name = name
  }

  /// Finds the processes that have a node open, by number.
  ///
  /// Only the superuser sees those of other users. Whoever has a camera open need not stream from it. This
  /// process does not count.
  package static func all(of path: String) -> [CameraHolder] {
    all(of: path, on: LinuxCameraSystem())
  }

  static func all(of path: String, on system: any CameraSystem) -> [CameraHolder] {
    let node = system.target(of: path) ?? path
    let own = system.target(of: "/proc/self").map { String($0.dropFirst("/proc/".count)) }
    return system.names(in: "/proc").filter { $0 != own }.compactMap(Int.init).sorted()
      .compactMap { process in
        let descriptors = "/proc/\(process)/fd"
        let holds = system.names(in: descriptors).contains {
          system.target(of: "\(descriptors)/\($0)") == node
        }
        guard holds else { return nil }
        return CameraHolder(
          processID: process, name: system.line(of: "/proc/\(process)/comm") ?? "")
      }
  }
}
