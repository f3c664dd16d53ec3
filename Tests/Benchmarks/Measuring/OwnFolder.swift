import FileSystem

/// Where this benchmark and its source lie.
enum OwnFolder {
  /// The path of this very program.
  static let executable: String = {
    let path = try? FilePath("/proc/self/exe").resolved()
    return path?.text ?? "/proc/self/exe"
  }()

  /// The folder that holds `Package.swift`, as it was when this was built.
  static let source: String =
    #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }

  /// The program `posse` that was built together with this.
  static var posse: String {
    FilePath(executable).parent.appending("posse").text ?? "posse"
  }
}
