import CommandKit

/// What one run of the benchmarks was asked for.
struct BenchmarkSettings {
  /// The absolute path of the program under test.
  let posse: String
  /// How many rounds count.
  let runs: Int
  /// How many people the book of a list has.
  let people: Int
  /// The picture to develop; nil takes the one that the gates were set with, or a sample.
  let picture: String?
  /// How many pictures one command takes.
  let pictures: Int
  /// The Python that may know libvips and Pillow; nil when none is installed.
  let python: String?
  /// The tasks, in order.
  let tasks: [BenchmarkTask]

  /// Reads the command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    posse = arguments[Self.posseOption] ?? OwnFolder.posse
    runs = try Self.number(arguments, Self.runsOption, or: 60)
    people = try Self.number(arguments, Self.peopleOption, or: 1_000)
    picture = arguments[Self.pictureOption]
    pictures = try Self.number(arguments, Self.picturesOption, or: 200)
    python = arguments[Self.pythonOption] ?? InstalledProgram.find("python3")
    var tasks: [BenchmarkTask] = []
    for word in arguments.all(Self.taskArgument) {
      guard let task = BenchmarkTask(rawValue: word) else {
        throw UsageError(
          command: [],
          .unreadableValue(
            subject: "TASK", value: word, reason: "no such task",
            advice: "name one of: " + BenchmarkTask.allCases.map(\.rawValue).joined(separator: ", ")
          ))
      }
      tasks.append(task)
    }
    self.tasks = tasks.isEmpty ? BenchmarkTask.allCases : tasks
  }

  private static func number(
    _ arguments: ParsedArguments, _ option: CommandKit.Option, or other: Int
  ) throws(UsageError) -> Int {
    guard let text = arguments[option] else { return other }
    guard let number = Int(text), (1...100_000).contains(number) else {
      throw UsageError(
        command: [],
        .unreadableValue(
          subject: "--" + option.name, value: text,
          reason: "no whole number from 1 to 100000", advice: nil))
    }
    return number
  }

  private static let taskArgument = Argument(
    "TASK", .any,
    help: "start, picture, store, history, predicate, library or relations; all when none is named")
  private static let posseOption = Option(
    "posse", value: "PATH", help: "the program to measure; the one built beside this otherwise")
  private static let runsOption = Option(
    "runs", value: "N", help: "rounds that count; 60 otherwise")
  private static let peopleOption = Option(
    "people", value: "N", help: "people in the book of start; 1000 otherwise")

  private static let pictureOption = Option(
    "picture", value: "PATH", help: "the JPEG of picture; see Tests/Benchmarks/README.md otherwise")
  private static let picturesOption = Option(
    "pictures", value: "N", help: "pictures that one command takes; 200 otherwise")
  private static let pythonOption = Option(
    "python", value: "PATH", help: "the Python that knows pyvips and Pillow; python3 otherwise")

  /// The declaration of the command line.
  static let signature = CommandSignature(
    name: "posse-bench", summary: "measure posse beside its peers",
    output: "A report for people: the machine, then each task with its figures.",
    examples: [Example("posse-bench start --runs 200", "the start of a list, at length")],
    options: [
      .option(posseOption), .option(runsOption), .option(peopleOption),
      .option(pictureOption), .option(picturesOption), .option(pythonOption), .flag(.help),
    ],
    arguments: [taskArgument])
}

/// What can be measured.
enum BenchmarkTask: String, CaseIterable {
  case start, picture, store, history, predicate, library, relations
}
