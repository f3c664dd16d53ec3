package import CommandKit

/// The man pages of the program, made from its declarations.
package enum ManualPages {
  /// The date that stands on the pages: that of the last change of what they say.
  package static let date = ManualDate(year: 2026, month: 11, day: 30)

  /// Returns every page under the name of its file, such as `posse-add.1`.
  package static func all() -> [(file: String, text: String)] {
    guard let date else { return [] }
    let root = PosseCommand.signature
    let names = root.commandGroups.flatMap(\.commands).filter { !$0.isHidden }.map(\.name)
    let paths = [[]] + names.map { [$0] }
    return paths.map { path in
      let page = ManualPage(
        root, path: path, date: date, version: Version.number,
        template: path.isEmpty ? rootTemplate : template)
      return ("\(page.name).1", page.text)
    }
  }

  private static var template: ManualTemplate {
    ManualTemplate(
      environment: entries(ManualEntries.environment), files: entries(ManualEntries.files),
      exitStatuses: entries(ManualEntries.exitCodes))
  }

  private static var rootTemplate: ManualTemplate {
    var page = template
    page.sections = [HelpTopic.refs, .dates].map { topic in
      ManualTemplate.Section(
        topic == .refs ? "REFERENCES" : "DATES", paragraphs(HelpTopicPage.blocks(topic)))
    }
    page.sections.append(
      ManualTemplate.Section(
        "CONFIGURATION",
        ["The file holds one key = value a line; a line that begins with # is a comment."]
          + ManualEntries.configuration.map { "\($0.term): \($0.text)." }))
    return page
  }

  private static func entries(_ entries: [ManualEntries.Entry]) -> [ManualTemplate.Entry] {
    entries.map { ManualTemplate.Entry($0.term, $0.text) }
  }

  private static func paragraphs(_ blocks: [HelpTopicPage.Block]) -> [String] {
    blocks.flatMap { block in
      switch block {
      case .paragraph(let text): [text]
      case .terms(let terms): terms.map { "\($0.term): \($0.text)." }
      }
    }
  }
}
