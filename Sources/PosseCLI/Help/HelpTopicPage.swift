import CommandKit

/// The pages of the topics.
enum HelpTopicPage {
  /// A piece of a page: a paragraph, or a list of terms.
  enum Block {
    case paragraph(String)
    case terms([(term: String, text: String)])
  }

  static func lines(_ topic: HelpTopic, width: Int) -> [TerminalLine] {
    let width = max(20, min(width, 100))
    var lines: [TerminalLine] = ["\(trusted: title(topic), .bold)"]
    for block in blocks(topic) {
      lines.append("")
      switch block {
      case .paragraph(let text):
        lines += TextWrapping.lines(text, width: width).map { "\(trusted: $0)" }
      case .terms(let terms): lines += list(terms, width: width)
      }
    }
    return lines
  }

  private static func list(
    _ terms: [(term: String, text: String)], width: Int
  ) -> [TerminalLine] {
    let widest = min(26, terms.map(\.term.count).max() ?? 0)
    var lines: [TerminalLine] = []
    for (term, text) in terms {
      let wrapped = TextWrapping.lines(text, width: max(20, width - widest - 4))
      let indent = String(repeating: " ", count: widest + 4)
      var rest = wrapped[...]
      if term.count <= widest, let first = rest.popFirst() {
        let padding = String(repeating: " ", count: widest - term.count + 2)
        lines.append("  \(trusted: term, .bold)\(trusted: padding)\(trusted: first)")
      } else {
        lines.append("  \(trusted: term, .bold)")
      }
      lines += rest.map { "\(trusted: indent)\(trusted: $0)" }
    }
    return lines
  }

  private static func title(_ topic: HelpTopic) -> String {
    switch topic {
    case .predicates: "Predicates"
    case .dates: "Dates"
    case .refs: "Naming people, photos and places"
    case .environment: "Environment and files"
    case .exitCodes: "Exit codes"
    }
  }

  static func blocks(_ topic: HelpTopic) -> [Block] {
    switch topic {
    case .predicates: predicates
    case .dates: dates
    case .refs: references
    case .environment:
      [
        .paragraph("What an option says comes first, then the environment, then the file."),
        .terms(ManualEntries.environment), .paragraph("Files:"), .terms(ManualEntries.files),
        .paragraph("Keys of the configuration file, written key = value:"),
        .terms(ManualEntries.configuration),
      ]
    case .exitCodes: [.terms(ManualEntries.exitCodes)]
    }
  }

  private static let dates: [Block] = [
    .paragraph(
      "One way of writing dates holds everywhere: in options, in FIELD=VALUE, in every command."),
    .terms([
      ("2026-03-01", "a day; 2026-03 a month, 2026 a year"),
      ("2026-03-01T14:05", "a local time; add Z or an offset such as -05:00 for another one"),
      ("today, yesterday, tomorrow", "a day"),
      ("last friday", "the latest Friday before today"),
      ("now", "this moment"),
      ("3 days ago, -7d, +2w", "so long before or after now; units s min h d w mo y"),
      ("~1968", "about; also with month and day"),
      ("unknown", "no date"),
    ]),
    .paragraph(
      """
      03/04/2026 is refused, since it means two days; write 2026-04-03 or 2026-03-04. Months \
      and years back or forth end at the month's last day. A local time that the clocks skip is \
      refused; of one that they show twice the first is taken, with a warning. The zone is that \
      of --tz, else of TZ, else of the configuration, else of the system.
      """),
    .paragraph(
      """
      Where captures and releases are held to their order, a date with ~ may be off by 10 years \
      for a year, a year for a month, 31 days for a day and a day for a time.
      """),
    .paragraph("A span, as --due takes it, is a number and a unit: 14d, 2w, 3mo, 1y."),
  ]

  private static let references: [Block] = [
    .paragraph("A REF names people:"),
    .terms([
      ("12", "by number; numbers are never reused. #12 is the same"),
      ("12,15-18", "several; each of them must be in the book"),
      ("fbi:6f2a", "by the key in a source"),
      (
        "jose",
        """
        by name or alias, case and accents aside: the whole of it, else its whole words, else \
        the beginnings of its words
        """
      ),
      ("@, @-2", "whom your last command touched, and the one before"),
      ("-", "the REFs on standard input, one a line; with -0 parted by NUL"),
    ]),
    .paragraph(
      """
      When a name fits several people, or a command that needs people or photos is given none, \
      they are chosen from a list on a terminal: typing narrows it, arrow keys move, Tab marks \
      where several may be chosen, Enter takes, Escape cancels. Elsewhere nothing is done and \
      those who may be meant are listed. People in the trash answer only to show, restore and \
      purge.
      """),
    .paragraph("A PHOTO names photos:"),
    .terms([
      ("p31", "by number"),
      ("REF", "the primary photo of that person"),
      ("REF/2", "the second in the order of posse photo list"),
    ]),
    .paragraph("A PLACE is written with the state first:"),
    .terms([
      ("TX", "a state, two letters"),
      ("TX/78701", "a state and a ZIP code"),
      ("TX/78701 Austin", "with the city"),
      ("GB:London", "elsewhere: the two letters of the country, then the rest"),
      ("..Unknown..", "a place that is known to be unknown"),
    ]),
  ]
}
