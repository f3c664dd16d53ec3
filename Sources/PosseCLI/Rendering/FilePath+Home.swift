import FileSystem

extension FilePath {
  /// The path as people write it: `~/Pictures` for what lies in the home folder.
  func abbreviated(home: FilePath?) -> FilePath {
    let slash = UInt8(ascii: "/")
    var start = home?.bytes[...] ?? []
    while start.last == slash { start.removeLast() }
    guard !start.isEmpty, bytes.starts(with: start) else { return self }
    let rest = bytes.dropFirst(start.count)
    guard rest.isEmpty || rest.first == slash else { return self }
    return FilePath(bytes: [UInt8(ascii: "~")] + rest)
  }
}
