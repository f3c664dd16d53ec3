import CommandKit
import Testing
import UnicodeText

@testable import PosseCLI

@Suite struct HelpTopicPageTests {
  @Test(arguments: HelpTopic.allCases, [20, 40, 80, 500])
  func `a topic fits the width`(topic: HelpTopic, width: Int) {
    let lines = HelpTopicPage.lines(topic, width: width).map(\.text)
    #expect(lines.count > 5)
    // A term is never broken, and its text keeps at least 20 cells.
    #expect(lines.allSatisfy { CellWidth.cells(in: $0) <= max(min(width, 100), 52) })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func `the topic of the environment names every configuration key`() {
    let text = HelpTopicPage.lines(.environment, width: 80).map(\.text).joined(separator: "\n")
    for key in Configuration.Key.allCases { #expect(text.contains("\n  \(key.rawValue) ")) }
    #expect(ManualEntries.configuration.map(\.term) == Configuration.Key.allCases.map(\.rawValue))
  }

  @Test func `no topic has the name of a command`() {
    for topic in HelpTopic.allCases {
      #expect(PosseCommand.signature.firstSubcommand(named: topic.rawValue) == nil)
    }
  }

  @Test func `names of commands lead to their paths`() {
    let root = PosseCommand.signature
    #expect(CommandNames.path(of: ["photo", "rm"], below: root) == ["photo", "remove"])
    #expect(CommandNames.path(of: [], below: root) == [])
    #expect(CommandNames.path(of: ["photo", "nope"], below: root) == nil)
    let all = CommandNames.all(below: root)
    #expect(all.contains("photo crop") && !all.contains("__complete"))
  }
}
