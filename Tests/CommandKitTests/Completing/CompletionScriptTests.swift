import CommandKit
import TestSupport
import Testing

@Suite struct CompletionScriptTests {
  private static let bash = BashCompletion(SampleProgram.root).script
  private static let zsh = ZshCompletion(SampleProgram.root).script
  private static let fish = FishCompletion(SampleProgram.root).script

  @Test(arguments: [("bash", bash), ("zsh", zsh), ("fish", fish)])
  func `scripts hold every listed command and option`(shell: String, script: String) {
    SampleProgram.root.forEachCommand { path, command in
      guard !command.isHidden else { return }
      for name in path { #expect(script.contains(name)) }
      for option in command.allOptions + (command.globalOptions?.options ?? []) {
        #expect(script.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"))
        if let short = option.short {
          #expect(script.contains(shell == "fish" ? "-s \(short) " : "-\(short)"))
        }
      }
    }
  }

  @Test(Tool.isInstalled("bash")) func `bash reads its script`() throws {
    let result = try Tool.run("bash", ["-n"], input: Self.bash)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test(Tool.isInstalled("zsh")) func `zsh reads its script`() throws {
    let result = try Tool.run("zsh", ["-fn"], input: Self.zsh)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test(Tool.isInstalled("fish")) func `fish reads its script`() throws {
    let result = try Self.runFish(["--no-execute", "/dev/stdin"], input: Self.fish)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  /// Runs fish with an empty home of its own, which it writes to.
  private static func runFish(_ arguments: [String], input: String) throws -> ProgramResult {
    let home = try TemporaryDirectory()
    return try withExtendedLifetime(home) {
      try Tool.run(
        "fish", arguments, input: input,
        environment: ["HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path])
    }
  }

  /// A line up to the cursor, what must be offered, and what must not.
  struct Offer: Sendable, CustomTestStringConvertible {
    let line: String
    let offered: [String]

    init(_ line: String, _ offered: [String]) {
      self.line = line
      self.offered = offered
    }

    var testDescription: String { line }

    static let cases = [
      Offer("posse ", ["add", "completion", "list", "photo", "remove"]),
      Offer("posse l", ["list"]),
      Offer("posse -q l", ["list"]),
      Offer("posse --db x l", ["list"]),
      Offer("posse photo ", ["add", "list"]),
      Offer("posse photo a", ["add"]),
      Offer("posse list --ta", ["--tag"]),
      Offer("posse ls --ta", ["--tag"]),
      Offer("posse --ve", ["--verbose", "--version"]),
      Offer("posse list --color ", ["always", "auto", "never"]),
      Offer("posse list --color n", ["never"]),
      Offer("posse completion ", ["bash", "fish", "zsh"]),
      Offer("posse list --tag co", ["asked-tag-co"]),
      Offer("posse list -qL 5 --tag co", ["asked-tag-co"]),
      Offer("posse remove jo", ["asked-ref-jo"]),
      Offer("posse remove 1 2 jo", ["asked-ref-jo"]),
      Offer("posse photo add jo", ["asked-ref-jo"]),
      Offer("posse photo add --crop 4:5 jo", ["asked-ref-jo"]),
      Offer("posse list --json=n", ["name"]),
      Offer("posse list --json=id,n", ["id,name"]),
      Offer("posse add Jo", []),
      Offer("posse nothing here", []),
      Offer("posse nothing l", []),
      Offer("posse nothing remove jo", []),
      Offer("posse photo 1 l", []),
      Offer("posse -- l", []),
      Offer("posse -- remove jo", []),
      Offer("posse photo -- l", []),
      Offer("posse remove list jo", ["asked-ref-jo"]),
      Offer("posse remove -- jo", ["asked-ref-jo"]),
    ]
  }

  @Test(Tool.isInstalled("bash"), arguments: Offer.cases)
  func `bash offers what fits`(_ row: Offer) throws {
    // Bash hands over "--json=n" as three words, and replaces the last one only.
    var words: [String] = []
    for word in row.line.split(separator: " ", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      words += [parts[0]] + parts.dropFirst().flatMap { ["=", $0] }
    }
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try Tool.run(
      "bash", ["--norc"],
      input: """
        \(Self.bash)
        posse() { printf 'asked-%s-%s\\tdescribed\\n' "$2" "$3"; }
        compopt() { :; }
        COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _posse posse
        for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
        """)
    #expect(result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == row.offered)
  }

  @Test(Tool.isInstalled("zsh"), arguments: Offer.cases)
  func `zsh offers what fits`(_ row: Offer) throws {
    let words = row.line.split(separator: " ", omittingEmptySubsequences: false)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try Tool.run(
      "zsh", ["-f"],
      input: """
        compdef() { : }
        \(Self.zsh)
        compset() { : }
        _call_program() { shift; "$@" }
        compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -l -- "$@" }
        _describe() { print -l -- ${${(P)@[-1]}%%:*} }
        posse() { printf 'asked-%s-%s\\tdescribed\\n' "$2" "$3" }
        words=(\(list)); CURRENT=$#words
        _posse
        """)
    #expect(result.errors.isEmpty)
    // The shell itself keeps what begins as the word does; here that is done by hand.
    let typed = words.last?.split(separator: "=").last?.split(separator: ",").last.map(String.init)
    let current = row.line.hasSuffix(" ") ? "" : typed ?? ""
    let offered = result.output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(current) || $0.hasPrefix("asked") }.sorted()
    #expect(offered == row.offered.map { $0.split(separator: ",").last.map(String.init) ?? "" })
  }

  @Test(Tool.isInstalled("fish"), arguments: Offer.cases)
  func `fish offers what fits`(_ row: Offer) throws {
    let result = try Self.runFish(
      ["--no-config", "/dev/stdin"],
      input: """
        \(Self.fish)
        function posse
            printf 'asked-%s-%s\\tdescribed\\n' $argv[2] $argv[3]
        end
        complete -C '\(row.line)'
        """)
    let offered = result.output.split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
      .map { $0.hasPrefix("--json=") ? String($0.dropFirst(7)) : $0 }
      .filter { !row.line.hasPrefix("posse list --tag") || !$0.hasPrefix("--") }
    #expect(offered.sorted() == row.offered)
  }

  @Test(Tool.isInstalled("bash")) func `files are offered where files belong`() throws {
    let result = try Tool.run(
      "bash", ["--norc"],
      input: """
        \(Self.bash)
        compopt() { :; }
        for line in 'photo add 12 /etc/host' 'list --db /etc/host' 'list --db=/etc/host'; do
          COMP_WORDS=(posse $line); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _posse posse
          printf '%s\\n' "${COMPREPLY[@]}" | grep -cx /etc/hosts
        done
        """)
    #expect(result.output == "1\n1\n1\n")
  }

  @Test(Tool.isInstalled("bash")) func `what the program prints is offered beside files`() throws {
    let result = try Tool.run(
      "bash", ["--norc"],
      input: """
        \(Self.bash)
        compopt() { :; }
        posse() { printf '%s\\n' "asked-$2" ; }
        COMP_WORDS=(posse photo add 12 /etc/host); COMP_CWORD=4
        _posse posse
        printf '%s\\n' "${COMPREPLY[@]}" | grep -x -e /etc/hosts -e asked-source
        """)
    #expect(result.output == "/etc/hosts\nasked-source\n")
  }

  @Test(Tool.isInstalled("bash")) func `values with blanks and signs come quoted`() throws {
    let result = try Tool.run(
      "bash", ["--norc"],
      input: """
        \(Self.bash)
        posse() { printf '%s\\n' "Joe \\"Dutch\\" Koehler" 'a$(reboot)'; }
        COMP_WORDS=(posse remove ''); COMP_CWORD=2
        _posse posse
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    #expect(result.output == #"Joe\ \"Dutch\"\ Koehler"# + "\n" + #"a\$\(reboot\)"# + "\n")
  }
}
