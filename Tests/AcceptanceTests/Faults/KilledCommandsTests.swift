import Foundation
import TestSupport
import Testing

/// Commands that are killed at any moment; `POSSE_KILLS=1000 Tests/run --filter KilledCommandsTests` kills more.
struct KilledCommandsTests {
  private static let kills =
    ProcessInfo.processInfo.environment["POSSE_KILLS"].flatMap(Int.init) ?? 100

  /// Runs one command after the other and says which of them ended well, each with a word of its own.
  ///
  /// The number behind the picture makes it another one each time.
  private static let script = """
    posse=$1 n=$2 photo=$3
    if [ -n "$4" ]; then
      # Kills everything here, itself included, in the middle of the next transaction.
      (sleep "$4"; until [ -e "$POSSE_DB-journal" ]; do :; done; kill -9 0) &
    fi
    run() { "$posse" "$@" >/dev/null 2>&1 && echo "$word"; }
    while :; do
      word=w$n.
      case $((n % 7)) in
      0) run edit 1 "hair=$word" ;;
      1) run add "$word" --bounty 500 --tag "$word" ;;
      2) run capture 1 --again --note "$word" --by "a$n" ;;
      3) run edit 1 "aliases+=$word" "place=TX/78701 Austin" ;;
      4) { cat "$photo"; echo "$n"; } | run photo add 1 - --crop 300x300+0+0 --caption "$word" ;;
      5) run edit 1 "notes=$word$(printf '%030000d' 0)" ;;
      6) word=undo; run undo ;;
      esac
      n=$((n + 1))
    done
    """

  /// Runs commands until they are killed, at the deadline or in the first transaction after a pause; returns
  /// the words of those that ended well.
  private static func acknowledged(
    by bash: ProgramRunner, first number: Int, pause: String
  ) -> [Substring] {
    let photo = Repository.path("Samples/portraits/charles-boles.png")
    do throws(ProgramError) {
      let result = try bash.run([
        "-c", script, "bash", BuiltProgram.posse, "\(number)", photo, pause,
      ])
      if result.ending == .signaled(9) { return result.output.split(separator: "\n") }
    } catch {
      if case .deadlinePassed(_, let output, _) = error { return output.split(separator: "\n") }
    }
    Issue.record("the commands ended by themselves")
    return []
  }

  @Test func `nothing that was acknowledged is lost`() throws {
    let folder = try TemporaryDirectory()
    let book = folder.path("posse.db")
    var environment = ProgramRunner.plainEnvironment
    environment["POSSE_DB"] = book
    environment["HOME"] = folder.path
    let posse = ProgramRunner(environment: environment)
    #expect(try posse.run(["init"]).status == 0)
    #expect(try posse.run(["add", "Ned Kelly"]).status == 0)
    var known = try SoundBook.words(at: book).count
    var generator = SeededGenerator(seed: 1)
    var acknowledged = 0
    var journals = 0
    for kill in 0..<Self.kills {
      var bash = ProgramRunner(program: "/bin/bash", environment: environment)
      let time = Int.random(in: 5...150, using: &generator)
      let isInTransaction = kill.isMultiple(of: 2)
      bash.deadline = isInTransaction ? .seconds(60) : .milliseconds(time)
      // Each time another command comes first.
      let words = Self.acknowledged(
        by: bash, first: kill * 1000 + kill % 7,
        pause: isInTransaction ? "\(Double(time) / 1000)" : "")
      if FileManager.default.fileExists(atPath: book + "-journal") { journals += 1 }
      let entries = try SoundBook.words(at: book, known: known)
      let new = entries.dropFirst(known)
      // One more may have been committed whose word was not said any more.
      #expect((words.count...(words.count + 1)).contains(new.count), "kill \(kill)")
      for (word, entry) in zip(words, new) { #expect(entry.contains(word), "kill \(kill)") }
      known = entries.count
      acknowledged += words.count
    }
    print("\(Self.kills) kills, \(acknowledged) acknowledged changes, \(journals) journals left")
    #expect(try SoundBook.words(at: book).count == known)
    #expect(acknowledged > Self.kills / 4)
    #expect(journals > Self.kills / 8)
  }
}
