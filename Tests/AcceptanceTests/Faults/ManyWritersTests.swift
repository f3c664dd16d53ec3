import Foundation
import TestSupport
import Testing

/// Many programs that change one book at once; `POSSE_WRITES=1000` is the number of commands of each.
struct ManyWritersTests {
  private static let writers = 16
  private static let commands =
    ProcessInfo.processInfo.environment["POSSE_WRITES"].flatMap(Int.init) ?? 40

  private static let script = """
    for writer in $(seq "$2"); do
      (
        for n in $(seq "$3"); do
          "$1" edit 1 "aliases+=w$writer.$n" || echo "status $?"
        done
      ) &
    done
    wait
    """

  @Test func `sixteen writers at once lose nothing and see no lock`() throws {
    let folder = try TemporaryDirectory()
    let book = folder.path("posse.db")
    var environment = ProgramRunner.plainEnvironment
    environment["POSSE_DB"] = book
    environment["HOME"] = folder.path
    let posse = ProgramRunner(environment: environment)
    #expect(try posse.run(["init"]).status == 0)
    #expect(try posse.run(["add", "Ned Kelly"]).status == 0)
    var bash = ProgramRunner(program: "/bin/bash", environment: environment)
    bash.deadline = .seconds(1200)
    let result = try bash.run([
      "-c", Self.script, "bash", BuiltProgram.posse, "\(Self.writers)", "\(Self.commands)",
    ])
    #expect(!result.output.contains("status"), "\(result.errors.suffix(2000))")
    #expect(!result.errors.contains("locked"))
    let total = Self.writers * Self.commands
    #expect(try SoundBook.words(at: book).count == total + 1)
    let listed = try posse.run(["show", "1", "--json"])
    for writer in 1...Self.writers {
      for command in 1...Self.commands {
        #expect(listed.output.contains("\"w\(writer).\(command)\""))
      }
    }
  }
}
