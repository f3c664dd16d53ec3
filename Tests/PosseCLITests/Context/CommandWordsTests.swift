import TestSupport
import Testing

@testable import PosseCLI

@Suite struct CommandWordsTests {
  private func text(_ words: String...) -> String {
    CommandWords.text(words.map { Array($0.utf8) })
  }

  @Test func `plain words stand as they are, others in quotes`() {
    #expect(text("capture", "12,15-18", "--on=2026-03-01") == "capture 12,15-18 --on=2026-03-01")
    #expect(text("add", "Jesse James") == "add 'Jesse James'")
    #expect(text("add", "O'Brien", "") == #"add 'O'\''Brien' ''"#)
    #expect(text("list", "*", "$HOME", "a\nb") == "list '*' '$HOME' 'a\nb'")
    #expect(text("show", "石川五右衛門") == "show 石川五右衛門")
    #expect(text() == "")
  }

  @Test func `a shell reads the same words`() throws {
    let words: [[UInt8]] = [
      Array("a b".utf8), Array("O'Brien".utf8), [], Array("\\".utf8), Array("$(id)`id`!".utf8),
      Array("tab\tline\n".utf8), Array("Jánošík".utf8), Array("~".utf8), Array("#1".utf8),
      Array("a=b".utf8), [0x66, 0xFF, 0x0A, 0x27, 0x5C, 0x78],
    ]
    let bash = ProgramRunner(program: "/bin/bash")
    let result = try bash.run([
      "--noprofile", "--norc", "-c", "printf '%s\\0' " + CommandWords.text(words),
    ])
    let read = result.standardOutput.split(separator: 0, omittingEmptySubsequences: false)
      .dropLast().map(Array.init)
    #expect(read == words)
  }
}
