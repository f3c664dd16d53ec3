extension CameraChoice {
  func findPath(on system: any CameraSystem) throws(CameraError) -> String {
    switch self {
    case .automatic: return try Self.first(of: CameraDevice.all(on: system))
    case .path(let path): return path
    case .number(let number): return "/dev/video\(number)"
    case .name(let name):
      if let node = DeviceLinks(on: system).node(of: name) { return node }
      return try Self.one(of: CameraDevice.all(on: system), named: name)
    }
  }

  /// The first camera that would give a frame, or what keeps the others from it: the most hopeful reason first.
  private static func first(of devices: [CameraDevice]) throws(CameraError) -> String {
    let understood = devices.filter { $0.formats.contains(where: \.isUnderstood) }
    if let device = understood.first(where: { $0.state == .free }) { return device.path }
    if let device = devices.first(where: { $0.state == .busy }) {
      throw .busy(path: device.path)
    }
    if let device = devices.first(where: { $0.state == .denied }) {
      throw .denied(path: device.path)
    }
    if let device = understood.first { throw .noSignal(path: device.path) }
    guard let device = devices.first else { throw .noCamera }
    throw .noFormat(path: device.path, offered: device.formats.map(\.fourcc))
  }

  private static func one(
    of devices: [CameraDevice], named name: String
  ) throws(CameraError) -> String {
    let wanted = folded(name)
    let whole = devices.filter { folded($0.card) == wanted }
    if let device = whole.first, whole.count == 1 { return device.path }
    let matches = devices.filter { contains(folded($0.card), wanted) }
    guard let device = matches.first else { throw .noMatch(name) }
    guard matches.count == 1 else {
      throw .ambiguous(name, matches: matches.map { CameraMatch(path: $0.path, card: $0.card) })
    }
    return device.path
  }

  /// Makes the capitals of ASCII small; drivers write no others.
  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private static func contains(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...whole.count - part.count).contains { whole[$0...].starts(with: part) }
  }
}
