import FileSystem
import Glibc

/// What a reader of figures must know about the machine and the source.
enum Machine {
  /// The lines at the head of every report.
  static func lines() -> [String] {
    var lines = [
      Report.row("machine", ["\(cores) cores", processor, "kernel \(kernel)"]),
      Report.row("load (1, 5, 15 minutes)", [load]),
    ]
    if let commit { lines.append(Report.row("source", [commit])) }
    return lines
  }

  private static var cores: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  private static var kernel: String { firstLine(of: "/proc/sys/kernel/osrelease") ?? "unknown" }

  private static var load: String {
    let words = firstLine(of: "/proc/loadavg")?.split(separator: " ").prefix(3)
    return words?.joined(separator: " ") ?? "unknown"
  }

  private static var processor: String {
    let lines = text(of: "/proc/cpuinfo")?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last?.split(separator: " ").joined(separator: " ")
    return name ?? "unknown processor"
  }

  /// The commit of the source and whether it was changed since; nil without git.
  private static var commit: String? {
    guard let git = InstalledProgram.find("git") else { return nil }
    func output(_ arguments: [String]) -> String? {
      let program = WholeProgram(
        name: "git", path: git, arguments: ["-C", OwnFolder.source] + arguments)
      guard let run = try? program.run() else { return nil }
      return String(decoding: run.output, as: UTF8.self)
    }
    guard let commit = output(["rev-parse", "--short=12", "HEAD"])?.split(separator: "\n").first
    else { return nil }
    let isChanged = output(["status", "--porcelain", "--", "Sources", "Package.swift"]) != ""
    return "commit \(commit)" + (isChanged ? ", with changes" : "")
  }

  private static func firstLine(of path: FilePath) -> String? {
    text(of: path)?.split(separator: "\n").first.map(String.init)
  }

  private static func text(of path: FilePath) -> String? {
    guard let bytes = try? FileReader.read(path, limit: 1 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
