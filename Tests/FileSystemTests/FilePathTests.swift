import Testing

@testable import FileSystem

@Suite struct FilePathTests {
  struct Case: CustomTestStringConvertible {
    let path: String
    let parent: String
    let last: String
    var testDescription: String { path }
  }

  @Test(arguments: [
    Case(path: "a", parent: ".", last: "a"),
    Case(path: "a/b", parent: "a", last: "b"),
    Case(path: "/a", parent: "/", last: "a"),
    Case(path: "/a/b/", parent: "/a", last: "b"),
    Case(path: "a//b///", parent: "a", last: "b"),
    Case(path: "//a", parent: "/", last: "a"),
    Case(path: "/", parent: "/", last: "/"),
    Case(path: "///", parent: "/", last: "/"),
    Case(path: "", parent: ".", last: ""),
    Case(path: ".", parent: ".", last: "."),
    Case(path: "..", parent: ".", last: ".."),
  ])
  func `parent and last component are those of the shell`(row: Case) {
    #expect(FilePath(row.path).parent == FilePath(row.parent))
    #expect(FilePath(row.path).lastComponent == FilePath(row.last))
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "", "a"), ("a", "/b", "/b"),
    ("/", "b", "/b"),
  ])
  func `a component goes behind one slash`(path: String, component: String, whole: String) {
    #expect(FilePath(path).appending(component) == FilePath(whole))
  }

  @Test(arguments: [
    ("plain/photo.jpg", "plain/photo.jpg"),
    ("石川五右衛門/é.png", "石川五右衛門/é.png"),
    ("back\\slash", "back\\slash"),
    ("a\u{1B}[31m", "a\\x1b[31m"),
    ("a\\\u{1B}", "a\\\\\\x1b"),
    ("a\nb", "a\\x0ab"),
    ("a\u{202E}gpj", "a\\xe2\\x80\\xaegpj"),
    ("a\u{2028}b", "a\\xe2\\x80\\xa8b"),
    ("a\u{7F}\u{9B}", "a\\x7f\\xc2\\x9b"),
  ])
  func `a path is shown as typed unless something would act on the terminal`(
    path: String, shown: String
  ) {
    #expect(FilePath(path).displayText == shown)
  }

  @Test(
    arguments: [
      ([0xFF], "\\xff"),
      ([0x61, 0xC3], "a\\xc3"),
      ([0xC3, 0x61], "\\xc3a"),
      ([0xE2, 0x80, 0x61], "\\xe2\\x80a"),
      ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"),
      ([0xC0, 0xAF], "\\xc0\\xaf"),
      ([0xC3, 0xA9, 0xFF, 0xC3, 0xA9], "é\\xffé"),
      ([0x00], "\\x00"),
    ] as [([UInt8], String)])
  func `bytes that are not text are shown one by one`(bytes: [UInt8], shown: String) {
    let path = FilePath(bytes: bytes)
    #expect(path.displayText == shown)
    #expect(bytes == [0] || path.text == nil)
  }

  @Test func `nothing that is shown controls a terminal`() {
    var generator = SeededBytes(seed: 7)
    for _ in 0..<2_000 {
      let path = FilePath(bytes: (0..<40).map { _ in generator.next() })
      for scalar in path.displayText.unicodeScalars {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        #expect(scalar.properties.generalCategory != .format)
      }
    }
  }

  @Test func `a zero byte is refused rather than cutting the name short`() throws {
    let folder = try ScratchFolder()
    try folder.write([1], to: "a")
    let path = folder.path.appending(FilePath(bytes: [0x61, 0, 0x62]))
    #expect(throws: FileReadError(path: path, reason: .system(.invalidArgument))) {
      try FileReader.read(path, limit: 10)
    }
    #expect(throws: FileWriteError(path: path, reason: .system(.invalidArgument))) {
      try AtomicFile.write([2], to: path, overwrite: true)
    }
    #expect(try FileReader.read(folder.file("a"), limit: 10) == [1])
  }

  @Test func `links and dots are resolved, a new file by its folder`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("real")
    try folder.link("linked", to: "real")
    try folder.write([], to: "real/book")
    try folder.link("shortcut", to: "real/book")
    let book = folder.file("real/book")
    #expect(try folder.file("linked/../real/./book").resolved() == book)
    #expect(try folder.file("shortcut").resolvedAllowingNewFile() == book)
    #expect(try folder.file("linked/new").resolvedAllowingNewFile() == folder.file("real/new"))
    #expect(throws: SystemError(code: .noSuchFile, call: "realpath", path: folder.file("new"))) {
      try folder.file("new").resolved()
    }
    #expect(throws: SystemError.self) { try folder.file("no/new").resolvedAllowingNewFile() }
    #expect(throws: SystemError.self) { try FilePath("").resolvedAllowingNewFile() }
  }
}

/// The same bytes on every run.
struct SeededBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(state >> 56)
  }
}
