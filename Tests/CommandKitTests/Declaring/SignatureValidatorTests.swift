import CommandKit
import Testing

/// A declaration with one planted fault.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let kind: SignatureFault.Kind
  let root: CommandSignature

  init(_ kind: SignatureFault.Kind, _ root: CommandSignature) {
    self.kind = kind
    self.root = root
  }

  var testDescription: String { "\(kind)" }

  static func command(
    name: String = "p", summary: String = "do it", output: String = "Nothing.",
    examples: [Example] = [Example("p", "do it")], options: [AnyOption] = [],
    globalOptions: OptionGroup? = nil, exclusiveOptions: [[String]] = [],
    arguments: [Argument] = [], subcommands: [CommandSignature] = [], seeAlso: [String] = []
  ) -> CommandSignature {
    CommandSignature(
      name: name, summary: summary, output: output, examples: examples, options: options,
      globalOptions: globalOptions, exclusiveOptions: exclusiveOptions, arguments: arguments,
      subcommands: subcommands, runsWithoutSubcommand: true, seeAlso: seeAlso)
  }

  static func flag(_ name: String, _ short: Character? = nil) -> AnyOption {
    .flag(Flag(name, short: short, help: "do it"))
  }

  static let cases: [PlantedFault] = [
    PlantedFault(.unusableName("P"), command(name: "P", examples: [Example("P", "do it")])),
    PlantedFault(.unusableName("a b"), command(options: [flag("a b")])),
    PlantedFault(.unusableName("--a"), command(options: [flag("--a")])),
    PlantedFault(.unusableShort("="), command(options: [flag("a", "=")])),
    PlantedFault(
      .unusablePlaceholder("n"), command(options: [.option(Option("a", value: "n", help: "x"))])),
    PlantedFault(.duplicateName("--a"), command(options: [flag("a"), flag("a")])),
    PlantedFault(.duplicateName("-x"), command(options: [flag("a", "x"), flag("b", "x")])),
    PlantedFault(
      .duplicateName("--a"),
      command(
        globalOptions: OptionGroup("Global options", [flag("a")]),
        subcommands: [
          command(name: "c", examples: [Example("p c", "do it")], options: [flag("a")])
        ])),
    PlantedFault(
      .duplicateName("c"),
      command(subcommands: [
        command(name: "c", examples: [Example("p c", "do it")]),
        command(name: "c", examples: [Example("p c", "do it")]),
      ])),
    PlantedFault(
      .differsElsewhere("--a"),
      command(subcommands: [
        command(name: "c", examples: [Example("p c", "do it")], options: [flag("a")]),
        command(
          name: "d", examples: [Example("p d", "do it")],
          options: [.option(Option("a", value: "N", help: "x"))]),
      ])),
    PlantedFault(
      .differsElsewhere("-x"),
      command(subcommands: [
        command(name: "c", examples: [Example("p c", "do it")], options: [flag("a", "x")]),
        command(name: "d", examples: [Example("p d", "do it")], options: [flag("b", "x")]),
      ])),
    PlantedFault(.missingText("summary"), command(summary: "")),
    PlantedFault(.missingText("output"), command(output: "")),
    PlantedFault(.missingText("example"), command(examples: [])),
    PlantedFault(.untidyText("do it."), command(summary: "do it.")),
    PlantedFault(
      .argumentsBesideSubcommands,
      command(
        arguments: [Argument("A", .any, help: "x")],
        subcommands: [command(name: "c", examples: [Example("p c", "do it")])])),
    PlantedFault(
      .unreachableArgument("B"),
      command(arguments: [Argument("A", .any, help: "x"), Argument("B", .any, help: "x")])),
    PlantedFault(
      .unknownExclusiveOption("b"), command(options: [flag("a")], exclusiveOptions: [["a", "b"]])),
    PlantedFault(
      .refusedExample("p --nothing"), command(examples: [Example("p --nothing", "fail")])),
    PlantedFault(.refusedExample("q"), command(examples: [Example("q", "run something else")])),
    PlantedFault(.unknownPage("nothing"), command(seeAlso: ["nothing"])),
  ]
}

@Suite struct SignatureValidatorTests {
  @Test(arguments: PlantedFault.cases)
  func `a planted fault is found and nothing else`(_ row: PlantedFault) {
    #expect(SignatureValidator.faults(in: row.root).map(\.kind) == [row.kind])
  }

  @Test func `the sample program has no fault`() {
    #expect(SignatureValidator.faults(in: SampleProgram.root).map(\.description) == [])
  }

  @Test func `an example may stand in a pipeline and quote words`() {
    let root = PlantedFault.command(
      examples: [Example("echo 'a|b' | p \"x;y\" 2> log && p", "run twice")],
      arguments: [Argument("A", .optional, help: "x")])
    #expect(SignatureValidator.faults(in: root) == [])
  }
}
