import CommandKit
import PosseModel
import Testing
import UnicodeText

@testable import PosseCLI

@Suite struct PosseCommandTests {
  /// Every listed command with its path of names.
  private static let listed: [(path: [String], command: CommandSignature)] = {
    var found: [([String], CommandSignature)] = []
    PosseCommand.signature.forEachCommand { path, command in
      if !command.isHidden { found.append((path, command)) }
    }
    return found
  }()

  @Test func `the declaration has no fault`() {
    #expect(SignatureValidator.faults(in: PosseCommand.signature).map(\.description) == [])
  }

  @Test func `every command that is declared can be run, and no other`() throws {
    for (path, command) in Self.listed where command.subcommands.isEmpty {
      let value = path.first == "place" ? "TX" : "1"
      let arguments = command.arguments.filter(\.cardinality.isRequired).map { _ in value }
      let crop = path == ["photo", "crop"] ? ["--crop", "square"] : []
      let words = path + (path == ["completion"] ? ["bash"] : arguments) + crop
      let parser = CommandLineParser(PosseCommand.signature)
      guard case .command(let parsed) = try parser.parse(words.map { Array($0.utf8) }) else {
        Issue.record("\(path) is no command")
        continue
      }
      do {
        let made = try PosseCommand.command(parsed)
        #expect(type(of: made).signature == command)
      } catch {
        // Some need more than their arguments; that the command exists is what counts here.
        guard case .usage(let problem) = error, problem.command == path else {
          Issue.record("\(path): \(error)")
          continue
        }
      }
    }
  }

  @Test func `the help of each command has an example and says what it prints`() {
    for (path, command) in Self.listed where command.subcommands.isEmpty {
      let page = HelpPage(PosseCommand.signature, path: path, width: 80)
      #expect(page.text.contains("\nEXAMPLE"), "\(path)")
      #expect(page.text.contains("\nOUTPUT\n"), "\(path)")
    }
  }

  @Test(arguments: [40, 80, 100])
  func `help fits the width, command lines aside`(width: Int) {
    for (path, _) in Self.listed {
      for line in HelpPage(PosseCommand.signature, path: path, width: width).lines
      where !line.text.hasPrefix("    $ ") {
        #expect(CellWidth.cells(in: line.text) <= width, "\(path): \(line.text)")
      }
    }
  }

  @Test func `examples fit a terminal`() {
    for (path, command) in Self.listed {
      for example in command.examples {
        #expect(example.command.count + 6 <= 80, "\(path): \(example.command)")
      }
    }
  }

  @Test func `the program's own help fits one screen`() {
    let lines = HelpPage(PosseCommand.signature, path: [], width: 80).lines
    #expect(lines.count <= 23)
    for line in lines { #expect(CellWidth.cells(in: line.text) <= 80) }
    for command in PosseCommand.signature.listedSubcommands {
      let isNamed = lines.contains { line in
        line.text.split { !$0.isLetter }.contains { $0 == command.name }
      }
      #expect(isNamed, "\(command.name)")
    }
  }

  @Test func `every field that can be set is a flag of add`() {
    let options = AddCommand.signature.options
    for field in FugitiveField.allCases {
      let isFlag = options.contains { $0.name == field.singularFlag }
      // source makes a source record, photo attaches a picture: commands of their own kind.
      let isWanted = field.isSettable && !field.belongsToCapture
      #expect(isFlag == isWanted, "\(field)")
    }
    for field in FugitiveField.textLists {
      #expect(options.first { $0.name == field.singularFlag }?.repeats == true)
    }
  }

  @Test func `what must not exist does not`() {
    for (path, command) in Self.listed {
      for option in command.allOptions + (command.globalOptions?.options ?? []) {
        #expect(option.name != "confirm", "\(path)")
      }
    }
  }

  @Test func `aliases are the three that are frozen, below others too`() {
    let aliases = Self.listed.flatMap { path, command in
      command.aliases.map { (path + [$0]).joined(separator: " ") }
    }
    let groups = ["photo", "view", "tag", "agent", "offense", "place", "log"]
    var frozen: Set = ["list ls", "remove rm", "add new"]
    for group in groups {
      frozen.formUnion(["\(group) list ls", "\(group) remove rm"])
      if group != "view" { frozen.insert("\(group) add new") }
    }
    #expect(Set(aliases) == frozen)
  }
}
