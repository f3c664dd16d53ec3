import FileSystem
import PhotoIntake
import TestSupport
import Testing

@Suite struct PictureSpoolTests {
  @Test func `what is kept comes back, from memory and from the file`() throws {
    let folder = try TemporaryDirectory()
    let spool = PictureSpool(folders: [FilePath(folder.path)], memoryLimit: 1000)
    var generator = SeededGenerator(seed: 5)
    let all = [0, 400, 600, 1, 5000, 0, 70_000].map { generator.bytes($0) }
    let kept = try all.map { try spool.keep($0) }
    for (bytes, spooled) in zip(all, kept) {
      #expect(spooled.count == bytes.count)
      #expect(try spooled.bytes() == bytes)
    }
  }

  @Test func `the first folder that takes a file is used`() throws {
    let folder = try TemporaryDirectory()
    let spool = PictureSpool(
      folders: [FilePath(folder.path("none")), FilePath(folder.path)], memoryLimit: 0)
    #expect(try spool.keep([1, 2, 3]).bytes() == [1, 2, 3])
    let lost = PictureSpool(folders: [FilePath(folder.path("none"))], memoryLimit: 0)
    #expect(
      throws: FileWriteError(path: FilePath(folder.path("none")), reason: .missingFolder)
    ) {
      _ = try lost.keep([1])
    }
  }

  @Test func `a folder is not needed as long as the memory does`() throws {
    let spool = PictureSpool(folders: [], memoryLimit: 3)
    #expect(try spool.keep([1, 2, 3]).bytes() == [1, 2, 3])
    #expect(throws: FileWriteError.self) { _ = try spool.keep([4]) }
  }
}
