import FileSystem
import Glibc

/// A folder of the benchmark's own, removed with its files when the value goes away.
final class ScratchFolder {
  /// Where it lies, without links in the path.
  let path: FilePath

  /// Makes the folder where temporary files belong, by `TMPDIR` or in `/tmp`.
  init() throws(BenchmarkError) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let name = "posse-bench-\(getpid())-\(UInt32.random(in: .min ... .max))"
    do {
      path = try FilePath(parent).resolved().appending(name)
      try Folder.makeDirectories(path, mode: 0o700)
    } catch {
      throw .file("cannot make a folder in '\(parent)': \(error.code)")
    }
  }

  deinit {
    for file in (try? Folder.entries(of: path)) ?? [] {
      try? path.appending(file).removeFile()
    }
    _ = unsafe rmdir(path.text ?? "")
  }

  /// The path of a file in the folder, whether it exists or not.
  func file(_ name: String) -> FilePath { path.appending(name) }
}
