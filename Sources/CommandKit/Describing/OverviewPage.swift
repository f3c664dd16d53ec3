/// The help of the program as a whole: every command on a line of its own, on one screen if it can be.
struct OverviewPage {
  private(set) var lines: [TerminalLine] = []
  private let root: CommandSignature
  private let width: Int

  /// The lines of a terminal of usual height, less one for the prompt.
  private static let screen = 23

  init(_ root: CommandSignature, width: Int) {
    self.root = root
    self.width = width
    let groupCount = groups.count
    // From the roomiest layout to the tightest; the last groups give way first.
    let layouts = [(true, 0)] + (0...groupCount).map { (false, $0) }
    for (isSpacious, folded) in layouts {
      lines = laidOut(isSpacious: isSpacious, foldedGroups: folded)
      if lines.count <= Self.screen { break }
    }
  }

  private var groups: [(title: String, commands: [CommandSignature])] {
    root.commandGroups.map { ($0.title, $0.commands.filter { !$0.isHidden }) }
      .filter { !$0.1.isEmpty }
  }

  private func laidOut(isSpacious: Bool, foldedGroups: Int) -> [TerminalLine] {
    var page: [TerminalLine] = []
    let usage = UsageLine(root, path: [], root: root).text
    page += wrapped("\(root.name): \(root.summary)")
    page += wrapped("Usage: \(usage)")
    if isSpacious {
      page.append("")
      for paragraph in root.discussion { page += wrapped(paragraph) }
    }
    let groups = groups
    let widest = groups.flatMap(\.commands).map(\.name.count).max() ?? 0
    for (index, group) in groups.enumerated() {
      if isSpacious || index == 0 { page.append("") }
      guard index < groups.count - foldedGroups else {
        page += wrapped("\(group.title): \(group.commands.map(\.name).joined(separator: ", "))")
        continue
      }
      page.append("\(trusted: group.title, .bold)")
      page +=
        LabelledList(
          group.commands.map { command in
            let padding = String(repeating: " ", count: widest - command.name.count)
            return (command.name + padding, command.summary)
          }, width: width
        ).lines
    }
    page.append("")
    if let globals = root.globalOptions {
      let labels = globals.options.filter { !$0.isHidden }.map { OptionLabel($0).compact }
      // A label keeps its value beside it: its blank is a no-break one until the lines are cut.
      let list = labels.map { $0.split(separator: " ").joined(separator: "\u{A0}") }
      let text = "\(globals.title): \(list.joined(separator: ", "))"
      page += wrapped(text)
    }
    page += wrapped("'\(root.name) COMMAND --help' says more about a command.")
    return page
  }

  private func wrapped(_ text: String) -> [TerminalLine] {
    TextWrapping.lines(text, width: width).map { line in
      let plain = String(line.map { $0 == "\u{A0}" ? " " : $0 })
      return "\(trusted: plain)"
    }
  }
}
