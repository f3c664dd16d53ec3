import CommandKit
import Testing

@Suite struct ColorDepthTests {
  @Test(
    arguments: [
      ([:], .none), (["TERM": "xterm"], .none), (["TERM": "linux"], .none),
      (["TERM": "xterm-256color"], .palette256), (["TERM": "screen-256color"], .palette256),
      (["TERM": "xterm-direct"], .full), (["TERM": "xterm-direct256"], .full),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .full),
      (["COLORTERM": "truecolor"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette256),
      (["TERM": "xterm-256color", "COLORTERM": ""], .palette256),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
      (["TERM": "screen", "COLORTERM": "truecolor"], .none),
      (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/x"], .full),
    ] as [([String: String], ColorDepth)])
  func `the environment tells the depth`(environment: [String: String], depth: ColorDepth) {
    #expect(TerminalFacts.measured { environment[$0] }.colorDepth == depth)
  }

  @Test(arguments: [
    (nil, false), ("auto", false), ("symbols", false), ("none", true), ("", false),
    ("sixel", false), ("NONE", false),
  ])
  func `the environment may refuse pictures`(value: String?, refuses: Bool) {
    let facts = TerminalFacts.measured { $0 == "POSSE_IMAGE" ? value : nil }
    #expect(facts.refusesPictures == refuses)
  }

  private static let terminal: TerminalFacts = {
    var facts = TerminalFacts.terminal()
    facts.colorDepth = .full
    return facts
  }()

  private static let noPictures: [(String, @Sendable (inout TerminalFacts) -> Void)] = [
    ("standard error is none", { $0.errorsAreTerminal = false }), ("dumb", { $0.isDumb = true }),
    ("NO_COLOR", { $0.refusesColor = true }), ("plain prompts", { $0.isAccessible = true }),
    ("POSSE_IMAGE", { $0.refusesPictures = true }), ("few colours", { $0.colorDepth = .none }),
  ]

  @Test func `pictures are shown where prompts are, in colour`() {
    #expect(RecordedConsole(Self.terminal).console.pictureDepth == .full)
    var redirected = Self.terminal
    redirected.outputIsTerminal = false
    redirected.colorDepth = .palette256
    #expect(RecordedConsole(redirected).console.pictureDepth == .palette256)
  }

  @Test func `each of many things is enough to leave pictures out`() {
    for (name, change) in Self.noPictures {
      var facts = Self.terminal
      change(&facts)
      #expect(RecordedConsole(facts).console.pictureDepth == .none, "\(name)")
    }
    let recorded = RecordedConsole(Self.terminal)
    recorded.console.color = .never
    #expect(recorded.console.pictureDepth == .none)
  }

  @Test func `colour that is forced shows no picture where there is no terminal`() {
    let recorded = RecordedConsole(TerminalFacts(forcesColor: true, colorDepth: .full))
    recorded.console.color = .always
    #expect(recorded.console.pictureDepth == .none)
  }
}
