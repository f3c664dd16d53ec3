/// The links by which nodes are known under names that stay.
struct DeviceLinks {
  static let folder = "/dev/v4l/by-id"

  /// Each link by name, and the node that it leads to.
  private let targets: [(name: String, node: String)]

  init(on system: any CameraSystem) {
    targets = system.names(in: Self.folder).sorted().compactMap { name in
      system.target(of: "\(Self.folder)/\(name)").map { (name, $0) }
    }
  }

  func names(leadingTo node: String) -> [String] {
    targets.filter { $0.node == node }.map(\.name)
  }

  func node(of name: String) -> String? {
    targets.first { $0.name == name }?.node
  }
}
