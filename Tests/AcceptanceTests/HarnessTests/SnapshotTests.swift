import TestSupport
import Testing

/// Texts compared with files.
@Suite struct SnapshotTests {
  @Test(.disabled(if: Snapshot.isRecording, "this run writes the files"))
  func `a text passes only when it is the file's, byte for byte`() throws {
    let folder = try TemporaryDirectory()
    let snapshot = Snapshot(path: try folder.write("a\nb\n", to: "deep/text"))
    try snapshot.check("a\nb\n")
    let error = #expect(throws: SnapshotError.self) { try snapshot.check("a\nc") }
    #expect(error == .different(path: snapshot.path, difference: "  a\n- b\n+ c"))
    let composed = Snapshot(path: try folder.write("\u{E9}", to: "composed"))
    #expect(throws: SnapshotError.self) { try composed.check("e\u{301}") }
  }

  @Test(.disabled(if: Snapshot.isRecording, "this run writes the files"))
  func `a file that is not there is told with the text`() throws {
    let folder = try TemporaryDirectory()
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot(path: folder.path("none")).check("x")
    }
    #expect(error == .missing(path: folder.path("none"), actual: "x"))
  }

  @Test func `a seed gives the same numbers every time`() {
    var generator = SeededGenerator(seed: 0)
    // The first numbers of SplitMix64 for the seed 0, as published with the algorithm.
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func `a temporary folder goes away with its value`() throws {
    var folder: TemporaryDirectory? = try TemporaryDirectory()
    let file = try #require(try folder?.write("x", to: "a/b"))
    #expect(try ProgramRunner(program: "/bin/cat").run([file]).output == "x")
    folder = nil
    #expect(try ProgramRunner(program: "/bin/cat").run([file]).status == 1)
  }
}
