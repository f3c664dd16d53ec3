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
    for isSpacious in [true, false] {
      lines = laidOut(isSpacious: isSpacious)
      if lines.count <= Self.screen { break }
    }
  }

  private func laidOut(isSpacious: Bool) -> [TerminalLine] {
    var page: [TerminalLine] = []
    let usage = UsageLine(root, path: [], root: root).text
    page += wrapped("\(root.name): \(root.summary)")
    page += wrapped("Usage: \(usage)")
    if isSpacious {
      page.append("")
      for paragraph in root.discussion { page += wrapped(paragraph) }
    }
    let groups = root.commandGroups.map { ($0.title, $0.commands.filter { !$0.isHidden }) }
      .filter { !$0.1.isEmpty }
    let widest = groups.flatMap(\.1).map(\.name.count).max() ?? 0
    for (index, group) in groups.enumerated() {
      if isSpacious || index == 0 { page.append("") }
      page.append("\(trusted: group.0, .bold)")
      page +=
        LabelledList(
          group.1.map { command in
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
