import Testing

@testable import FileSystem

@Suite struct SmokeTests {
  @Test func `a file is written and read back`() throws {
    let path = FilePath("/tmp/posse-smoke-\(UInt64.random(in: 0 ... .max))")
    try AtomicFile.write([1, 2, 3], to: path, overwrite: false)
    #expect(try FileReader.read(path, limit: 3) == [1, 2, 3])
    try path.removeFile()
  }
}
