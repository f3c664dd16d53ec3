import Glibc

extension PickerScreenCase {
  static let cases = choosing + looking + resizing + leaving + plain + questions

  private static let choosing = [
    PickerScreenCase(
      name: "Enter takes the first row", steps: [.see("> Row 0"), .press("Enter")],
      remains: ["Agent  >  Row 0", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "arrows move",
      steps: [
        .see("> Row 0"), .press("Down"), .press("Down"), .press("Up"), .cursor(on: "> Row 1"),
        .press("Enter"),
      ], remains: ["Agent  >  Row 1", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "pages and ends of many rows", arguments: ["rows=100000"],
      steps: [
        .see("100000 of 100000"), .press("NPage"), .cursor(on: "> Row 7"), .press("End"),
        .cursor(on: "> Row 99999"), .press("PPage"), .cursor(on: "> Row 99992"), .press("Home"),
        .cursor(on: "> Row 0"), .press("Enter"),
      ], remains: ["Agent  >  Row 0", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "typing filters", arguments: ["rows=1000"],
      steps: [
        .see("1000 of 1000"), .type("row 99"), .see("19 of 1000"), .press("BSpace"),
        .see("271 of 1000"), .press("C-u"), .see("1000 of 1000"), .type("998"),
        .cursor(on: "> Row 998"), .press("Enter"),
      ], remains: ["Agent  filter> 998  >  Row 998", "chosen 998", "same, 0"]),
    PickerScreenCase(
      name: "fixed rows", arguments: ["fixed"],
      steps: [
        .seeAll([
          "Agent  (Enter = the first)   filter>", "> Keep: Reyes", "  — none —",
          "  ..Unknown..", "  Row 0 (0)", "  Row 1 (7)", "  Row 2 (14)", "  Row 3 (21)",
          "  Row 4 (28)", "  5 of 5   Enter takes, Esc cancels",
        ]), .type("none"), .cursor(on: "> — none —"), .press("Enter"),
      ], remains: ["Agent  filter> none  >  — none —", "fixed 1", "same, 0"]),
    PickerScreenCase(
      name: "something new", arguments: ["new"],
      steps: [
        .see("> Row 0"), .type("Bo Li"), .cursor(on: "> + new \"Bo Li\"…"), .press("Enter"),
      ], remains: ["Agent  filter> Bo Li  >  new \"Bo Li\"", "new Bo Li", "same, 0"]),
    PickerScreenCase(
      name: "marks", arguments: ["multiple"],
      steps: [
        .see("> [ ] Row 0"), .press("Tab"), .press("Down"), .press("Tab"), .see("2 marked"),
        .see("  [x] Row 2"), .press("Enter"),
      ], remains: ["Agent  >  2: Row 0, Row 2", "chosen 0|2", "same, 0"]),
    PickerScreenCase(
      name: "a source that grows", arguments: ["slow", "rows=6"],
      steps: [
        .see("6 of 6 "), .press("End"), .press("Enter"),
      ], remains: ["Agent  >  Row 5", "chosen 5", "same, 0"]),
  ]

  private static let looking = [
    PickerScreenCase(
      name: "twenty columns and four rows", columns: 20, rows: 4, above: 1,
      arguments: ["kind=long", "fixed"],
      steps: [
        .see("> Keep: Reyes"), .press("End"), .cursor(on: "> Row 4 with…"), .press("Enter"),
      ], remains: ["Agent > Row 4 with…", "chosen 4", "same, 0"]),
    PickerScreenCase(
      name: "two hundred columns", columns: 200, rows: 50, arguments: ["kind=long", "rows=30"],
      steps: [.see("> Row 0 with"), .see("… (0)"), .press("Enter")],
      remains: [
        "Agent  >  Row 0 with a label that does not end with a label that does…", "chosen 0",
        "same, 0",
      ]),
    PickerScreenCase(
      name: "wide letters", columns: 20, arguments: ["kind=cjk"],
      steps: [
        .see("> 山田太郎 石… (0)"), .press("Down"), .type("石川"), .see("5 of 5"), .press("Enter"),
      ], remains: ["Agent > 山田太郎…", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "letters from right to left", columns: 40, arguments: ["kind=rtl"],
      steps: [
        .see("יוסי כהן 0"), .type("כהן 3"), .see("1 of 5"), .press("Enter"),
      ], remains: ["Agent  filter> *", "chosen 3", "same, 0"]),
    PickerScreenCase(
      name: "pictures and marks", columns: 60, arguments: ["kind=marks"],
      steps: [
        .see("Müller 0".decomposed), .type("jose muller 4"), .see("1 of 5"), .press("Enter"),
      ], remains: ["Agent  filter> jose muller 4  >  *", "chosen 4", "same, 0"]),
    PickerScreenCase(
      name: "hostile labels", arguments: ["kind=hostile"],
      steps: [
        .see("> \\x1b[2J<U+202E>Row\\x07⏎0"), .press("Enter"),
      ], remains: ["Agent  >  \\x1b[2J<U+202E>Row\\x07⏎0", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "at the end of a full screen", rows: 24, above: 40, arguments: ["rows=50"],
      steps: [
        .see("50 of 50"), .press("Enter"),
      ], remains: ["Agent  >  Row 0", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "a preview", arguments: ["preview"],
      steps: [
        .see("about 0"), .press("Down"), .see("about 1"), .press("Enter"),
      ], remains: ["Agent  >  Row 1", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "a picture beside the list", arguments: ["rows=3", "picture=full"],
      steps: [
        .seeAll([
          "Agent  (Enter = the first)   filter>",
          beside("> Row 0 (0)") + cells(33), beside("  Row 1 (7)") + cells(33),
          beside("  Row 2 (14)") + cells(33),
          beside("  3 of 3   Enter takes, Esc cancels") + cells(33), beside("") + cells(33),
          beside("") + cells(33), beside("") + cells(33), beside("") + "picture 0, 33x14",
        ]), .seeColor("38;2;255;0;0"), .seeColor("48;2;0;0;215"), .press("Down"),
        .see("picture 1"), .press("Enter"),
      ], remains: ["Agent  >  Row 1", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "a picture under the list", columns: 40, above: 30,
      arguments: ["rows=3", "picture=256"],
      steps: [
        .see(cells(39)), .see("picture 0, 39x22"), .seeColor("48;5;196"), .press("Down"),
        .see("picture 1"),
        .press("Escape"),
      ], remains: ["Agent  >  (cancelled)", "cancelled", "same, 5"]),
    PickerScreenCase(
      name: "a picture on two hundred columns", columns: 200, rows: 50,
      arguments: ["rows=3", "picture=full"],
      steps: [.see(cells(99)), .see("picture 0, 99x22"), .press("Enter")],
      remains: ["Agent  >  Row 0", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "a paste", arguments: ["rows=100"],
      steps: [
        .see("100 of 100"), .type("\u{1B}[200~row\t77\u{1B}[201~"), .see("1 of 100"),
        .press("Enter"),
      ], remains: ["Agent  filter> row 77  >  Row 77", "chosen 77", "same, 0"]),
    PickerScreenCase(
      name: "sequences that mean nothing",
      steps: [
        .see("> Row 0"), .press("F5"), .press("M-x"), .press("DC"), .press("Left"), .type("3"),
        .see("> Row 3"), .press("Enter"),
      ], remains: ["Agent  filter> 3  >  Row 3", "chosen 3", "same, 0"]),
  ]

  private static func cells(_ count: Int) -> String { String(repeating: "▀", count: count) }

  /// What stands left of the preview on eighty columns.
  private static func beside(_ text: String) -> String {
    text + String(repeating: " ", count: 46 - text.count)
  }

  private static let resizing = [
    PickerScreenCase(
      name: "narrower and wider beside a picture", columns: 100, above: 20,
      arguments: ["rows=3", "picture=full"],
      steps: [
        .see("picture 0, 49x14"), .resize(columns: 60, rows: 24), .see("picture 0, 59x22"),
        .resize(columns: 150, rows: 24), .see("picture 0, 74x14"), .press("Enter"),
      ], remains: ["Agent  >  Row 0", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "narrower in the middle", columns: 120, above: 10, arguments: ["kind=long", "rows=4"],
      steps: [
        .see("> Row 0"), .press("Down"), .see("> Row 1"), .resize(columns: 80, rows: 24),
        .seeAll([
          "Agent  (Enter = the first)   filter>",
          "  Row 0 with a label that does not end with a label that does not end with… (0)",
          "> Row 1 with a label that does not end with a label that does not end with… (7)",
          "  Row 2 with a label that does not end with a label that does not end wit… (14)",
          "  Row 3 with a label that does not end with a label that does not end wit… (21)",
          "  4 of 4   Enter takes, Esc cancels",
        ]), .cursor(on: "> Row 1"), .press("Enter"),
      ], remains: ["Agent  >  *", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "wider in the middle", columns: 30, arguments: ["kind=cjk", "rows=30"],
      steps: [
        .see("> 山"), .press("Down"), .resize(columns: 150, rows: 40), .see("石川五右衛門 1 (7)"),
        .see("  山田太郎 石川五右衛門 11 (27)"), .cursor(on: "> 山田太郎 石川五右衛門 1"),
        .press("Enter"),
      ], remains: ["Agent  >  山田太郎 石川五右衛門 1", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "lower in the middle", rows: 40, above: 10, arguments: ["rows=50"],
      steps: [
        .see("  Row 11"), .press("End"), .see("> Row 49"), .resize(columns: 80, rows: 18),
        .seeAll([
          "Agent  (Enter = the first)   filter>", "  Row 44 (8)", "  Row 45 (15)", "  Row 46 (22)",
          "  Row 47 (29)", "  Row 48 (36)", "> Row 49 (43)",
          "  50 of 50   Enter takes, Esc cancels",
        ]), .resize(columns: 25, rows: 20), .see("Enter take…"), .cursor(on: "> Row 49"),
        .press("Enter"),
      ], remains: ["Agent  >  Row 49", "chosen 49", "same, 0"]),
  ]

  private static let leaving = [
    PickerScreenCase(
      name: "Escape", steps: [.see("> Row 0"), .press("Escape")],
      remains: ["Agent  >  (cancelled)", "cancelled", "same, 5"]),
    PickerScreenCase(
      name: "Ctrl-D", steps: [.see("> Row 0"), .press("C-d")],
      remains: ["Agent  >  (cancelled)", "cancelled", "same, 5"]),
    PickerScreenCase(
      name: "Ctrl-C", steps: [.see("> Row 0"), .type("ro"), .see("filter> ro"), .press("C-c")],
      remains: ["Agent  filter> ro  >  (interrupted)", "interrupted", "same, 130"]),
    PickerScreenCase(
      name: "an interrupt from outside", steps: [.see("> Row 0"), .send(SIGINT)],
      remains: ["Agent  >  (interrupted)", "interrupted", "same, 130"]),
    PickerScreenCase(
      name: "a request to end", steps: [.see("> Row 0"), .press("Down"), .send(SIGTERM)],
      remains: ["Terminated", "same, 143"]),
    PickerScreenCase(
      name: "a signal of somebody's own", steps: [.see("> Row 0"), .send(SIGUSR1)],
      remains: ["User defined signal 1", "same, 138"]),
    PickerScreenCase(
      name: "a system call that is none", steps: [.see("> Row 0"), .send(SIGSYS)],
      remains: ["Agent  (Enter = the first)   filter>", "Bad system call*", "same, 159"]),
    PickerScreenCase(
      name: "a lost terminal", steps: [.see("> Row 0"), .send(SIGHUP)],
      remains: ["Hangup", "same, 129"]),
    PickerScreenCase(
      name: "an abort", steps: [.see("> Row 0"), .send(SIGABRT)],
      remains: ["Agent  (Enter = the first)   filter>", "Aborted*", "same, 134"]),
    PickerScreenCase(
      name: "a trap", arguments: ["crash=2"],
      steps: [
        .see("about 0"), .press("Down"), .see("about 1"), .press("Down"),
      ],
      remains: [
        "Agent  (Enter = the first)   filter>", "  Row 0 (0)*", "  Row 1 (7)*",
        "picker_probe/ProbeSettings.swift:*", "⋮", "same, 132",
      ]),
    PickerScreenCase(
      name: "stopped and going on",
      steps: [
        .see("> Row 0"), .type("3"), .see("> Row 3"), .press("C-z"), .see("Stopped"),
        .type("fg"), .press("Enter"), .see("> Row 3"), .press("Enter"),
      ],
      remains: ["*", "*Stopped*", "$ fg", "*", "Agent  filter> 3  >  Row 3", "chosen 3", "same, 0"]),
    PickerScreenCase(
      name: "stopped from outside",
      steps: [
        .see("> Row 0"), .press("Down"), .see("> Row 1"), .send(SIGTSTP), .seeAll([]),
        .send(SIGCONT), .see("> Row 1"), .press("Enter"),
      ], remains: ["Agent  >  Row 1", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "stopped twice at the end of a full screen", above: 40, arguments: ["rows=50"],
      steps: [
        .see("50 of 50"), .press("C-z"), .see("Stopped"), .type("fg"), .press("Enter"),
        .see("> Row 0"), .press("C-z"), .see("$ fg"), .see("[1]+  Stopped"), .type("fg"),
        .press("Enter"), .see("50 of 50"), .press("Escape"),
      ],
      remains: [
        "*", "*Stopped*", "$ fg", "*", "*", "*Stopped*", "$ fg", "*", "Agent  >  (cancelled)",
        "cancelled", "same, 5",
      ]),
  ]

  private static let plain = [
    PickerScreenCase(
      name: "a number in lines", isAccessible: true, arguments: ["fixed", "new"],
      steps: [
        .seeAll([
          "Agent for the test.",
          "1 Row 0 (0)   2 Row 1 (7)   3 Row 2 (14)   4 Row 3 (21)   5 Row 4 (28)",
          "Number, or 0 none, u unknown, n new, Enter keeps Reyes, q cancels:",
        ]), .type("2"), .press("Enter"),
      ], remains: ["*", "*", "*cancels: 2", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "Enter in lines", isAccessible: true, arguments: ["fixed"],
      steps: [
        .see("q cancels:"), .press("Enter"),
      ], remains: ["*", "*", "*cancels:", "fixed 0", "same, 0"]),
    PickerScreenCase(
      name: "a word in lines", columns: 60, isAccessible: true, arguments: ["rows=1000"],
      steps: [
        .see("q cancels:"), .type("/997"), .press("Enter"), .see("998 Row 997"), .type("998"),
        .press("Enter"),
      ], remains: Array(repeating: "*", count: 13) + ["*cancels: 998", "chosen 997", "same, 0"]),
    PickerScreenCase(
      name: "Ctrl-C in lines", isAccessible: true, steps: [.see("q cancels:"), .press("C-c")],
      remains: ["*", "*", "*cancels: ^C"]),
    PickerScreenCase(
      name: "wide letters in lines", columns: 40, isAccessible: true, arguments: ["kind=cjk"],
      steps: [.see("3 山田太郎 石川五右衛門 2 (14)"), .type("q"), .press("Enter")],
      remains: ["*", "*", "*", "*", "*", "*", "*cancels: q", "cancelled", "same, 5"]),
  ]
}
