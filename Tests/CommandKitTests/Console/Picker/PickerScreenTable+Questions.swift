import Glibc

extension PickerScreenCase {
  /// The questions that take a letter or a line, on the same screens as the picker.
  static let questions = choices + lines

  private static let choices = [
    PickerScreenCase(
      name: "a letter", arguments: ["ask=choice"],
      steps: [
        .seeAll(["Keep this? [Y]es / [r]etake / [d]iscard >"]), .type("r"), .press("Enter"),
      ],
      remains: ["Keep this? [Y]es / [r]etake / [d]iscard > r", "chosen 1", "same, 0"]),
    PickerScreenCase(
      name: "Enter takes the usual letter", arguments: ["ask=choice"],
      steps: [.see("[d]iscard >"), .press("Enter")], remains: ["*", "chosen 0", "same, 0"]),
    PickerScreenCase(
      name: "Escape at a letter", arguments: ["ask=choice"],
      steps: [.see("[d]iscard >"), .press("Escape")], remains: ["*", "cancelled", "same, 5"]),
    PickerScreenCase(
      name: "Ctrl-C at a letter", arguments: ["ask=choice"],
      steps: [.see("[d]iscard >"), .press("C-c")], remains: ["*", "interrupted", "same, 130"]),
    PickerScreenCase(
      name: "a letter in lines", columns: 120, isAccessible: true, arguments: ["ask=choice"],
      steps: [.see("Enter means yes:"), .type("discard"), .press("Enter")],
      remains: ["Keep this? Type y for yes, *Enter means yes: discard", "chosen 2", "same, 0"]),
  ]

  private static let lines = [
    PickerScreenCase(
      name: "a path", arguments: ["ask=line"],
      steps: [
        .see("File path  [?] >"), .type("Bilder/Müller x"), .see("Müller x"), .press("BSpace"),
        .press("BSpace"), .press("BSpace"), .type("r 山"), .see("Mülle"), .press("BSpace"),
        .type("é.png"), .press("Enter"),
      ],
      remains: ["File path  [?] > Bilder/Müller é.png", "line Bilder/Müller é.png", "same, 0"]),
    PickerScreenCase(
      name: "words and lines taken back", arguments: ["ask=line"],
      steps: [
        .see("File path"), .type("nothing of this"), .press("C-u"), .type("/home/joe/mug"),
        .press("C-w"), .press("C-w"), .type("ann"), .press("Enter"),
      ], remains: ["File path  [?] > /home/ann", "line /home/ann", "same, 0"]),
    PickerScreenCase(
      name: "a pasted path", arguments: ["ask=line"],
      steps: [
        .see("File path"), .type("\u{1B}[200~/a b\u{7}/c\n\u{1B}[201~"), .see("\\x07/c"),
        .press("Enter"),
      ], remains: ["File path  [?] > /a b\\x07/c\\n", "line /a b\\x07/c", "same, 0"]),
    PickerScreenCase(
      name: "a path longer than the row", columns: 40, rows: 10, arguments: ["ask=line"],
      steps: [
        .see("File path"), .type(String(repeating: "/folder", count: 8) + "/end"), .see("…"),
        .resize(columns: 36, rows: 10), .see("> …folder/folder/end"), .press("Enter"),
      ],
      remains: ["File path  [?] > …folder/folder/end", "line /folder*", "*", "same, 0"]),
    PickerScreenCase(
      name: "Escape in a line", arguments: ["ask=line"],
      steps: [.see("File path"), .type("ab"), .see("> ab"), .press("Escape")],
      remains: ["File path  [?] > ab", "cancelled", "same, 5"]),
    PickerScreenCase(
      name: "Ctrl-C in a line", arguments: ["ask=line"],
      steps: [.see("File path"), .type("ab"), .see("> ab"), .press("C-c")],
      remains: ["File path  [?] > ab", "interrupted", "same, 130"]),
    PickerScreenCase(
      name: "an interrupt from outside in a line", arguments: ["ask=line"],
      steps: [.see("File path"), .type("ab"), .see("> ab"), .send(SIGINT)],
      remains: ["File path  [?] > ab", "interrupted", "same, 130"]),
    PickerScreenCase(
      name: "a request to end in a line", arguments: ["ask=line"],
      steps: [.see("File path"), .type("ab"), .see("> ab"), .send(SIGTERM)],
      remains: ["*Terminated", "same, 143"]),
    PickerScreenCase(
      name: "a line stopped and going on", arguments: ["ask=line"],
      steps: [
        .see("File path"), .type("ab"), .see("> ab"), .press("C-z"), .see("Stopped"), .type("fg"),
        .press("Enter"), .see("> ab"), .type("c"), .press("Enter"),
      ],
      remains: [
        "File path  [?] > ab", "*", "*Stopped*", "$ fg", "*", "File path  [?] > abc", "line abc",
        "same, 0",
      ]),
    PickerScreenCase(
      name: "a path in lines", isAccessible: true, arguments: ["ask=line"],
      steps: [
        .see("File path, or ? for help:"), .type("?"), .press("Enter"), .see("Type where"),
        .type("Müller.pngx"), .press("BSpace"), .press("Enter"),
      ],
      remains: [
        "*: ?", "Type where the picture is.", "*: Müller.png", "line Müller.png", "same, 0",
      ]),
  ]
}
