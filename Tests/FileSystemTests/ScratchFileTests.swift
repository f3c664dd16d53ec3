import FileSystem
import Foundation
import Testing

@Suite struct ScratchFileTests {
  @Test func `what was appended can be read back from where it begins`() throws {
    let folder = try ScratchFolder()
    let file = try ScratchFile(in: folder.path)
    var places: [(Int, [UInt8])] = []
    for length in [0, 1, 3, 70_000, 1, 1_000_000] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ length) }
      places.append((try file.append(bytes), bytes))
    }
    for (start, bytes) in places.reversed() {
      #expect(try file.bytes(at: start, count: bytes.count) == bytes)
    }
    #expect(file.byteCount == 1_070_005)
  }

  @Test func `no name is left in the folder, not even meanwhile`() throws {
    let folder = try ScratchFolder()
    let file = try ScratchFile(in: folder.path)
    _ = try file.append([1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url(".").path).isEmpty)
  }

  @Test func `more than was appended is not made up`() throws {
    let folder = try ScratchFolder()
    let file = try ScratchFile(in: folder.path)
    _ = try file.append([1, 2, 3])
    #expect(throws: FileReadError(path: folder.path, reason: .system(.inputOutput))) {
      try file.bytes(at: 1, count: 3)
    }
  }

  @Test func `a missing folder is an error`() throws {
    let folder = try ScratchFolder()
    #expect(throws: FileWriteError(path: folder.file("none"), reason: .missingFolder)) {
      _ = try ScratchFile(in: folder.file("none"))
    }
  }
}
