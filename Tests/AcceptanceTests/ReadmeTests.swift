import TestSupport
import Testing

/// The session that opens the README is one that the program was seen to give.
@Suite struct ReadmeTests {
  @Test func `the first session of the README is that of its script`() throws {
    let readme = try Repository.text("README.md")
    let script = try Repository.text("Tests/AcceptanceTests/Scripts/global/first-session.txt")
    let parts = readme.split(separator: "```console\n", maxSplits: 1)
    let session = try #require(parts.count == 2 ? parts[1].split(separator: "```").first : nil)

    let shown = session.split(separator: "\n")
    let run = script.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("@") && !$0.hasPrefix("$ posse init")
    }
    #expect(shown == run)
  }
}
