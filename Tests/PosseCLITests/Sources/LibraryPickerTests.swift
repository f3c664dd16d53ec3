import CommandKit
import FileSystem
import Foundation
import PhotoIntake
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct LibraryPickerTests {
  private static let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

  /// A home with pictures in it, each a second older than the one before.
  private func home(_ names: [[UInt8]]) throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    for (index, name) in names.enumerated() {
      let file = FilePath(home.path).appending("Pictures").appending(FilePath(bytes: name))
      try Folder.makeDirectories(file.parent)
      try AtomicFile.write(
        Self.head + [UInt8](repeating: 0, count: 1_400_000), to: file, overwrite: false)
      let time = timespec(tv_sec: 1_772_373_720 - index, tv_nsec: 0)
      let terminated = file.bytes.map { CChar(bitPattern: $0) } + [0]
      try #require(unsafe utimensat(AT_FDCWD, terminated, [time, time], 0) == 0)
    }
    return home
  }

  private func home(_ names: String...) throws -> TemporaryDirectory {
    try home(names.map { Array($0.utf8) })
  }

  private func picker(
    _ home: TemporaryDirectory, _ terminal: TypingTerminal,
    facts: TerminalFacts = .terminal(width: 80)
  ) -> LibraryPicker {
    LibraryPicker(
      library: PictureLibrary(folder: FilePath(home.path("Pictures"))),
      console: Console(
        facts: facts, output: MemorySink(), errors: MemorySink(), terminal: { terminal }),
      home: FilePath(home.path))
  }

  private func place(_ result: LibraryPicker.Result) -> String? {
    if case .picture(let picture) = result { picture.place.displayText } else { nil }
  }

  @Test func `a picture is chosen by typing`() throws {
    let home = try home("motel.jpg", "trip/mötel 2.png", "cell.jpg")
    let terminal = TypingTerminal("motel trip\r", idle: 6)
    var facts = TerminalFacts.terminal(width: 80)
    facts.refusesColor = true
    #expect(place(try picker(home, terminal, facts: facts).pick()) == "trip/mötel 2.png")
    #expect(terminal.shown.contains("Library ~/Pictures  (3)   filter> "))
    let row = "\(LibraryPickerTests.localTime)  motel.jpg"
    #expect(terminal.shown.contains("> \(row) 1.4 MB\r\n"))
    #expect(place(try picker(home, TypingTerminal("\r")).pick()) == "motel.jpg")
  }

  /// What the clocks of whatever zone the process has show at the newest picture.
  private static var localTime: String {
    var time = time_t(1_772_373_720)
    var fields = unsafe tm()
    unsafe localtime_r(&time, &fields)
    var text = [CChar](repeating: 0, count: 32)
    let count = unsafe strftime(&text, text.count, "%Y-%m-%d %H.%M", &fields)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test func `the count is said to grow while there is more to look at`() throws {
    let home = try home((0..<30).map { Array("\($0).jpg".utf8) })
    let terminal = TypingTerminal("\u{1B}", idle: 40)
    #expect(try picker(home, terminal).pick() == .cancelled)
    #expect(terminal.shown.contains("(12…)"))
    #expect(terminal.shown.contains("(30)"))
  }

  @Test func `whoever backs out chooses nothing`() throws {
    let home = try home("a.jpg")
    #expect(try picker(home, TypingTerminal("\u{4}")).pick() == .cancelled)
    #expect(try picker(home, TypingTerminal("\u{3}")).pick() == .interrupted)
    #expect(try picker(home, TypingTerminal(events: [.interrupted])).pick() == .interrupted)
  }

  @Test func `a library without a picture shows no list`() throws {
    let home = try TemporaryDirectory()
    try home.write("text", to: "Pictures/notes.jpg")
    let terminal = TypingTerminal("\r")
    #expect(try picker(home, terminal).pick() == .empty(unreadableFolderCount: 0))
    #expect(terminal.shown.isEmpty)
  }

  @Test func `without a terminal no folder is looked at`() throws {
    let home = try TemporaryDirectory()
    let terminal = TypingTerminal("\r")
    #expect(try picker(home, terminal, facts: TerminalFacts()).pick() == .unavailable)
    #expect(
      throws: LibraryError(folder: FilePath(home.path("Pictures")), reason: .missing)
    ) { try picker(home, terminal).pick() }
  }

  @Test func `names of any bytes are shown and cannot command the terminal`() throws {
    let name: [UInt8] = Array("a\u{1B}[31m\u{202E}\n".utf8)
    let home = try home([name + Array("b.jpg".utf8), [0x7A, 0xFF, 0x1B, 0x0A]])
    let terminal = TypingTerminal("b.j\r", idle: 8)
    #expect(place(try picker(home, terminal).pick()) != nil)
    #expect(terminal.shown.contains("  a\\x1b[31m<U+202E>⏎b.jpg"))
    #expect(terminal.shown.contains("  z\\xff\\x1b\\n"))
    #expect(!terminal.shown.contains("[31m<U+202E>\n"))
    #expect(!terminal.shown.contains("\u{1B}[31m"))
    #expect(!terminal.shown.contains("\u{202E}"))
  }

  @Test func `in accessible mode it is a list in lines`() throws {
    let home = try home("motel.jpg", "cell.jpg")
    var facts = TerminalFacts.terminal(width: 60)
    facts.isAccessible = true
    let terminal = TypingTerminal("2\n")
    #expect(place(try picker(home, terminal, facts: facts).pick()) == "cell.jpg")
    #expect(terminal.shown.hasPrefix("Pictures in ~/Pictures, newest first.\n1 "))
    #expect(terminal.shown.contains("  motel.jpg 1.4 MB\n2 "))
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test func `a preview is asked for the present picture`() throws {
    let home = try home("motel.jpg", "cell.jpg")
    let terminal = TypingTerminal("\u{E}\r", idle: 10)
    var picker = picker(home, terminal)
    picker.preview = { picture, _ in ["about \(picture.place.displayText)"] }
    #expect(place(try picker.pick()) == "cell.jpg")
    #expect(terminal.shown.contains("about motel.jpg"))
  }
}
