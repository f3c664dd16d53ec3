import CommandKit
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("--js", "--json"), ("--caputred", "--captured"), ("lst", "list"), ("lisst", "list"),
    ("capt", "--captured"), ("LIST", "list"), ("phtoo", "photo"), ("rmeove", "remove"),
    ("photos", "photo"), ("--json-lines", "--json"), ("--cpatued", "--captured"), ("li", "list"),
  ])
  func `a near miss finds what was meant`(typed: String, meant: String) {
    let names = ["list", "photo", "--json", "--captured", "remove"]
    #expect(Suggestion.closest(to: typed, among: names) == meant)
  }

  @Test(arguments: [
    "", "-", "x", "zebra", "j", "--on", "--to", "ls", "lots", "phone", "jsn-x",
    String(repeating: "list", count: 1_000),
  ])
  func `nothing is guessed from a word that is far from all`(typed: String) {
    #expect(Suggestion.closest(to: typed, among: ["list", "photo", "--json"]) == nil)
  }

  @Test func `without candidates there is no guess`() {
    #expect(Suggestion.closest(to: "list", among: []) == nil)
  }
}
