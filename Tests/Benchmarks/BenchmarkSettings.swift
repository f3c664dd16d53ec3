import CommandKit

/// What one run of the benchmarks was asked for.
struct BenchmarkSettings {
  /// The absolute path of the program under test.
  let posse: String
  /// How many rounds count.
  let runs: Int
  /// How many people the book of a list has.
  let people: Int
  /// The tasks, in order.
  let tasks: [BenchmarkTask]

  /// Reads the command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    posse = arguments[Self.posseOption] ?? OwnFolder.posse
    runs = try Self.number(arguments, Self.runsOption, or: 60)
    people = try Self.number(arguments, Self.peopleOption, or: 1_000)
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
    "TASK", .any, help: "start, photo, store, history or predicate; all when none is named")
  private static let posseOption = Option(
    "posse", value: "PATH", help: "the program to measure; the one built beside this otherwise")
  private static let runsOption = Option(
    "runs", value: "N", help: "rounds that count; 60 otherwise")
  private static let peopleOption = Option(
    "people", value: "N", help: "people in the book of start; 1000 otherwise")

  /// The declaration of the command line.
  static let signature = CommandSignature(
    name: "posse-bench", summary: "measure posse beside its peers",
    output: "A report for people: the machine, then each task with its figures.",
    examples: [Example("posse-bench start --runs 200", "the start of a list, at length")],
    options: [
      .option(posseOption), .option(runsOption), .option(peopleOption), .flag(.help),
    ],
    arguments: [taskArgument])
}

/// What can be measured.
enum BenchmarkTask: String, CaseIterable {
  case start, photo, store, history, predicate
}
