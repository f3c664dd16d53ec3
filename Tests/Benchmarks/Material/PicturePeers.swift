import FileSystem

/// Everybody else who can do the job and is installed.
struct PicturePeers {
  /// libvips in a Python that is kept.
  private(set) var library: PythonJob?
  /// The program of libvips.
  private(set) var program: WholeProgram?
  /// Pillow, which also says how good the others are.
  private(set) var pillow: PythonJob?
  /// All with the files that they write.
  private(set) var all: [(contestant: any Contestant, output: FilePath)] = []

  /// Finds the peers, has each do the job once, and says which are skipped.
  init(picture: FilePath, python: String?, folder: ScratchFolder) throws(BenchmarkError) {
    let files = ["libvips", "vipsthumbnail", "convert", "pillow"].map { folder.file("\($0).png") }
    let source = picture.text ?? ""
    library = usable("libvips", "pip install pyvips-binary, then pyvips", output: files[0]) {
      () throws(BenchmarkError) in
      guard let python else { return nil }
      return try PythonJob(
        .pyvips, name: "libvips", python: python, picture: picture, output: files[0])
    }
    program = usable("vipsthumbnail", "libvips-tools", output: files[1]) {
      () throws(BenchmarkError) in
      try Self.program(
        "vipsthumbnail", versionOption: "--vips-version",
        arguments: [source, "-s", "960x1200", "--smartcrop", "centre", "-o", files[1].text ?? ""])
    }
    _ = usable("convert", "imagemagick", output: files[2]) { () throws(BenchmarkError) in
      try Self.program(
        "convert", versionOption: "-version",
        arguments: [
          source, "-auto-orient", "-resize", "960x1200^", "-gravity", "center", "-extent",
          "960x1200", "-strip", files[2].text ?? "",
        ])
    }
    pillow = usable("Pillow", "python3-pil", output: files[3]) { () throws(BenchmarkError) in
      guard let python else { return nil }
      return try PythonJob(
        .pillow, name: "Pillow", python: python, picture: picture, output: files[3])
    }
  }

  /// Keeps a peer that does the job, or says that it is skipped.
  private mutating func usable<Peer: Contestant>(
    _ name: String, _ package: String, output: FilePath,
    _ find: () throws(BenchmarkError) -> Peer?
  ) -> Peer? {
    do {
      guard let peer = try find() else {
        print(Report.row(name, ["skipped: not installed (\(package))"]))
        return nil
      }
      _ = try peer.turn()
      all.append((peer, output))
      return peer
    } catch {
      print(Report.row(name, ["skipped: \(error.message) (\(package))"]))
      return nil
    }
  }

  /// A program of the system with its version in its name; nil when it is not installed.
  private static func program(
    _ name: String, versionOption: String, arguments: [String]
  ) throws(BenchmarkError) -> WholeProgram? {
    guard let path = InstalledProgram.find(name) else { return nil }
    let asked = WholeProgram(
      name: name, path: path, arguments: [versionOption], hidesErrors: true)
    let words = String(decoding: try asked.run().output, as: UTF8.self).split { $0.isWhitespace }
    let version = words.first { $0.first?.isNumber ?? false } ?? "of unknown version"
    return WholeProgram(
      name: "\(name) \(version)", path: path, arguments: arguments, hidesErrors: true)
  }
}
