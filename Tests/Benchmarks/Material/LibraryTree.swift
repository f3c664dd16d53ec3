import FileSystem
import Glibc

/// A library of many small files in many folders, three in four of them pictures, removed when it goes away.
final class LibraryTree {
  /// How many files there are.
  static let fileCount = 50_000
  private static let filesForEachFolder = 20

  /// The folder of the library.
  let folder: FilePath
  private let scratch: ScratchFolder
  private var folders: [FilePath] = []
  private var files: [FilePath] = []

  /// Makes the tree; pictures end in `.jpg`, and no two files have one time.
  init() throws(BenchmarkError) {
    scratch = try ScratchFolder()
    folder = scratch.file("library")
    try makeFolder(folder)
    for number in 0..<Self.fileCount {
      if number % Self.filesForEachFolder == 0 { try makeFolder(below(number)) }
      try makeFile(number)
    }
  }

  deinit {
    for file in files { try? file.removeFile() }
    for folder in folders.reversed() { _ = unsafe rmdir(folder.text ?? "") }
  }

  /// How many folders there are, with the library's own.
  var folderCount: Int { folders.count }

  /// How many of the files are pictures.
  static var pictureCount: Int { (0..<fileCount).count { isPicture($0) } }

  private static func isPicture(_ number: Int) -> Bool { number % 4 != 0 }

  /// The folder of a file: fifty folders, each with fifty below it.
  private func below(_ number: Int) -> FilePath {
    let place = number / Self.filesForEachFolder
    return folder.appending("year \(place / 50)").appending("trip \(place % 50)")
  }

  private func makeFolder(_ path: FilePath) throws(BenchmarkError) {
    if path != folder, !folders.contains(path.parent) { try makeFolder(path.parent) }
    guard unsafe mkdir(path.text ?? "", 0o700) == 0 else {
      throw .file("cannot make a folder (errno \(errno))")
    }
    folders.append(path)
  }

  private func makeFile(_ number: Int) throws(BenchmarkError) {
    let isPicture = Self.isPicture(number)
    let path = below(number).appending("img_\(number).\(isPicture ? "jpg" : "txt")")
    let head: [UInt8] =
      isPicture ? [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46] : Array("A note.\n".utf8)
    // The newest files lie scattered.
    let second = 1_500_000_000 + number * 7919 % Self.fileCount * 60
    let times = [timespec(tv_sec: second, tv_nsec: 0), timespec(tv_sec: second, tv_nsec: 0)]
    let descriptor = unsafe open(path.text ?? "", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .file("cannot make a file (errno \(errno))") }
    defer { _ = close(descriptor) }
    files.append(path)
    guard unsafe write(descriptor, head, head.count) == head.count,
      unsafe futimens(descriptor, times) == 0
    else { throw .file("cannot write a file (errno \(errno))") }
  }
}
