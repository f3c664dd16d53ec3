import CommandKit
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct CompletionScriptsTests {
  private static let scripts: [(shell: String, check: [String], text: String)] = [
    ("bash", ["-n"], BashCompletion(PosseCommand.signature).script),
    ("zsh", ["-n"], ZshCompletion(PosseCommand.signature).script),
    ("fish", ["--no-execute"], FishCompletion(PosseCommand.signature).script),
  ]

  @Test func `each script knows every listed command and option`() {
    for script in Self.scripts {
      PosseCommand.signature.forEachCommand { path, command in
        guard !command.isHidden else { return }
        if let name = path.last { #expect(script.text.contains(name), "\(script.shell) \(path)") }
        for option in command.allOptions where !option.isHidden {
          #expect(script.text.contains(option.name), "\(script.shell) \(path) --\(option.name)")
        }
      }
      #expect(script.text.hasSuffix("\n"))
      #expect(Safety.commands(in: script.text.filter { $0 != "\t" }).isEmpty)
    }
  }

  @Test(arguments: [0, 1, 2])
  func `the shell itself can read the script`(index: Int) throws {
    let (shell, check, text) = Self.scripts[index]
    guard let program = BuiltProgram.find(shell) else {
      try Test.cancel("needs \(shell), which is not here")
    }
    let folder = try TemporaryDirectory()
    let file = try folder.write(text, to: "completion")
    let result = try ProgramRunner(program: program).run(check + [file])
    #expect(result.status == 0, "\(result.errors)")
  }
}
