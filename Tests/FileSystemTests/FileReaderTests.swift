import FileSystem
import Foundation
import Synchronization
import Testing

@Suite struct FileReaderTests {
  @Test(arguments: [0, 1, 1_000, 262_144, 262_145, 1_000_000])
  func `a file is read whole`(size: Int) throws {
    let folder = try ScratchFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "a")
    #expect(try FileReader.read(folder.file("a"), limit: size) == bytes)
  }

  @Test func `a file of exactly the limit is read and one byte more is not`() throws {
    let folder = try ScratchFolder()
    try folder.write([1, 2, 3, 4], to: "a")
    #expect(try FileReader.read(folder.file("a"), limit: 4).count == 4)
    #expect(throws: FileReadError(path: folder.file("a"), reason: .overLimit(bytes: 3))) {
      try FileReader.read(folder.file("a"), limit: 3)
    }
  }

  @Test func `a file that grows meanwhile is refused where it must not change`() throws {
    let folder = try ScratchFolder()
    try folder.write([UInt8](repeating: 7, count: 64 << 20), to: "a")
    let writer = try Appending(to: folder.url("a"))
    #expect(throws: FileReadError(path: folder.file("a"), reason: .changedMeanwhile)) {
      try FileReader.read(folder.file("a"), limit: 1 << 30, unchanging: true)
    }
    writer.stop()
    #expect(
      try FileReader.read(folder.file("a"), limit: 1 << 30, unchanging: true).count > 64 << 20)
  }

  @Test func `a file that claims no length is still held to the limit`() throws {
    // Files under /proc have size 0 whatever they hold.
    #expect(try !FileReader.read("/proc/self/status", limit: 1 << 20).isEmpty)
    #expect(throws: FileReadError(path: "/proc/self/status", reason: .overLimit(bytes: 10))) {
      try FileReader.read("/proc/self/status", limit: 10)
    }
  }

  @Test func `what is no file has its own error`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("folder")
    try folder.link("loop", to: "loop")
    try folder.link("dangling", to: "nowhere")
    try folder.write([], to: "plain")
    let table: [(FilePath, FileReadError.Reason)] = [
      (folder.file("folder"), .directory),
      (folder.file("missing"), .system(.noSuchFile)),
      (folder.file("dangling"), .system(.noSuchFile)),
      (folder.file("loop"), .system(.tooManyLinks)),
      (folder.file("plain/below"), .system(.notADirectory)),
      (folder.file(String(repeating: "x", count: 300)), .system(.nameTooLong)),
      ("/dev/null", .device),
      ("/dev/zero", .device),
      ("", .system(.noSuchFile)),
    ]
    for (path, reason) in table {
      #expect(throws: FileReadError(path: path, reason: reason)) {
        try FileReader.read(path, limit: 100)
      }
    }
  }

  @Test func `a pipe that nobody writes to is an error at once`() throws {
    let folder = try ScratchFolder()
    try run("/usr/bin/mkfifo", [folder.url("pipe").path])
    #expect(throws: FileReadError(path: folder.file("pipe"), reason: .pipeWithoutWriter)) {
      try FileReader.read(folder.file("pipe"), limit: 100)
    }
  }

  @Test func `a pipe with a writer is read to its end`() throws {
    let folder = try ScratchFolder()
    try run("/usr/bin/mkfifo", [folder.url("pipe").path])
    // This end keeps what is written, whoever comes first.
    let keeper = unsafe open(folder.url("pipe").path, O_RDONLY | O_NONBLOCK)
    defer { close(keeper) }
    let writer = try #require(FileHandle(forWritingAtPath: folder.url("pipe").path))
    try writer.write(contentsOf: Data("first ".utf8))
    let thread = Thread {
      try? writer.write(contentsOf: Data(repeating: 0x61, count: 1_000_000))
      try? writer.close()
    }
    thread.start()
    let bytes = try FileReader.read(folder.file("pipe"), limit: 2_000_000)
    #expect(bytes.count == 1_000_006)
    #expect(bytes.starts(with: "first a".utf8))
  }

  @Test func `the writer of a pipe is waited for when that is wanted`() throws {
    let folder = try ScratchFolder()
    try run("/usr/bin/mkfifo", [folder.url("pipe").path])
    let writer = try start("/bin/sh", ["-c", "echo late > \"$0\"", folder.url("pipe").path])
    let text = try FileReader.read(folder.file("pipe"), limit: 100, nonblocking: false)
    writer.waitUntilExit()
    #expect(String(decoding: text, as: UTF8.self) == "late\n")
  }

  @Test func `a socket has its own error`() throws {
    let folder = try ScratchFolder()
    let script = "import socket,sys; s=socket.socket(socket.AF_UNIX); s.bind(sys.argv[1])"
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else {
      try Test.cancel("python3 is missing")
    }
    try run("/usr/bin/python3", ["-c", script, folder.url("socket").path])
    #expect(throws: FileReadError(path: folder.file("socket"), reason: .socket)) {
      try FileReader.read(folder.file("socket"), limit: 100)
    }
  }

  @Test func `a pipe by descriptor number is read to its end, an empty one too`() throws {
    for content in ["", "from a shell"] {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(content.utf8))
      try pipe.fileHandleForWriting.close()
      let number = pipe.fileHandleForReading.fileDescriptor
      for path in ["/dev/fd/\(number)", "/proc/self/fd/\(number)"] {
        let text = try FileReader.read(FilePath(path), limit: 100)
        #expect(String(decoding: text, as: UTF8.self) == (path.hasPrefix("/dev") ? content : ""))
      }
    }
  }

  @Test func `every error has words`() {
    let reasons: [FileReadError.Reason] = [
      .directory, .pipeWithoutWriter, .device, .socket, .overLimit(bytes: 5),
      .system(.permissionDenied), .system(.init(rawValue: 9999)),
    ]
    let texts = reasons.map { FileReadError(path: nil, reason: $0).text }
    #expect(
      texts == [
        "is a directory", "is a pipe that nobody writes to", "is a device, not a file",
        "is a socket, not a file", "is larger than the limit of 5 bytes", "permission denied",
        "system error 9999",
      ])
  }
}

/// A thread that goes on adding to a file until it is told to stop.
private final class Appending: Sendable {
  private let isStopping = Mutex(false)
  private let ended = DispatchSemaphore(value: 0)

  init(to url: URL) throws {
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    let begun = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      repeat {
        try? handle.write(contentsOf: [1])
        begun.signal()
      } while !isStopping.withLock { $0 }
      ended.signal()
    }
    begun.wait()
  }

  func stop() {
    isStopping.withLock { $0 = true }
    ended.wait()
  }
}
