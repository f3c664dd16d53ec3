import Foundation
import TestSupport
import Testing

@testable import CommandKit

@Suite(.serialized) struct TextEditorTests {
  @Test(arguments: [
    ("exit 0; true", TextEditor.Ending.exited(0)), ("exit 3; true", .exited(3)),
    ("kill -TERM $$; true", .signaled(15)), ("/nowhere/editor", .exited(127)),
  ])
  func `how an editor ended is told`(command: String, ending: TextEditor.Ending) {
    #expect(TextEditor(command: command).edit(path: Array("x".utf8)) == ending)
  }

  @Test func `a name with a NUL is not handed over`() {
    #expect(TextEditor(command: "true").edit(path: [0x61, 0]) == .notStarted(22))
  }

  @Test func `the file comes last, whatever bytes it is called by`() throws {
    let folder = try TemporaryDirectory()
    let script = try folder.write(
      #"for word; do printf '%s|' "$word"; done > "$0.log""#, to: "vi")
    let editor = TextEditor(command: "/bin/sh '\(script)' --wait 'a b'")
    let path = Array("/tmp/a 'b' $c ".utf8) + [0xFF]
    #expect(editor.edit(path: path) == .exited(0))
    #expect(try folder.read("vi.log") == Array("--wait|a b|".utf8) + path + Array("|".utf8))
  }

  @Test(arguments: [
    ("vi", true), ("/usr/bin/vim -u NONE", true), ("nano", true), ("emacsclient -t", true),
    ("code --wait", false), ("ed", false), ("", false), ("/", false), ("vimdiff", false),
  ])
  func `editors that take a line are known`(command: String, takesLine: Bool) {
    #expect(TextEditor(command: command).takesLine == takesLine)
  }

  @Test func `the line is given to an editor that takes one, unless it is the first`() throws {
    let folder = try TemporaryDirectory()
    let script = try folder.write("#!/bin/sh\necho \"$@\" >> '\(folder.path)/log'\n", to: "nano")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    let editor = TextEditor(command: script)
    for line in [nil, 1, 7] { _ = editor.edit(path: Array("x".utf8), line: line) }
    #expect(try folder.read("log") == Array("x\nx\n+7 x\n".utf8))
  }

  @Test func `signals are ignored for a while, and those that were before are told apart`() {
    // These two are nobody else's here.
    let (usual, ignored) = (SIGUSR1, SIGUSR2)
    signal(ignored, SIG_IGN)
    let signals = IgnoredSignals([usual, ignored])
    raise(usual)
    raise(ignored)
    #expect(signals.changed == [usual])
    signals.restore()
    #expect(IgnoredSignals([usual, ignored]).changed == [usual])
    signal(usual, SIG_DFL)
    signal(ignored, SIG_DFL)
  }
}
