extension CameraDevice {
  static func all(on system: any CameraSystem) -> [CameraDevice] {
    let links = DeviceLinks(on: system)
    return nodes(on: system).compactMap { device(at: $0, links: links, on: system) }
  }

  /// The nodes of video devices by number.
  private static func nodes(on system: any CameraSystem) -> [String] {
    let numbers = system.names(in: "/dev").compactMap { name -> Int? in
      let digits = name.dropFirst("video".count)
      guard name.hasPrefix("video"), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      return Int(digits)
    }
    return Set(numbers).sorted().map { "/dev/video\($0)" }
  }

  /// Looks at one node; nil if it is no camera, or just went away.
  private static func device(
    at path: String, links: DeviceLinks, on system: any CameraSystem
  ) -> CameraDevice? {
    let camera: OpenCamera
    do throws(CameraError) {
      camera = try OpenCamera(opening: path, on: system)
    } catch {
      switch error {
      case .denied: return closedDevice(at: path, .denied, links: links, on: system)
      // Some drivers let nobody else so much as open a camera.
      case .busy: return closedDevice(at: path, .busy, links: links, on: system)
      default: return nil
      }
    }
    defer { camera.close() }
    return CameraDevice(
      path: path, card: camera.card, driver: camera.driver, bus: camera.bus,
      links: links.names(leadingTo: path), formats: camera.formats(), state: camera.state())
  }

  /// Tells what the system knows of a node that cannot be asked.
  ///
  /// A node beside a camera, such as one for metadata, bears the same name; only the first of a device counts.
  private static func closedDevice(
    at path: String, _ state: CameraState, links: DeviceLinks, on system: any CameraSystem
  ) -> CameraDevice? {
    let facts = "/sys/class/video4linux/\(path.dropFirst("/dev/".count))"
    if let index = system.line(of: "\(facts)/index"), index != "0" { return nil }
    return CameraDevice(
      path: path, card: system.line(of: "\(facts)/name") ?? "", driver: "", bus: "",
      links: links.names(leadingTo: path), formats: [], state: state)
  }
}
