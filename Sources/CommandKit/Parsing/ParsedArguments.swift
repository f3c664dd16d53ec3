/// A command line that fits its command: which command, its options and its arguments.
///
///     let names = arguments.all(Self.tag)          // [String], every --tag
///     if arguments[Self.captured] { … }            // Bool
///     let ref = try arguments.required(Self.ref)   // String
package struct ParsedArguments: Hashable, Sendable {
  /// One option as it occurred.
  package struct Occurrence: Hashable, Sendable {
    /// The long name, without dashes.
    package let name: String
    /// The value, if one was given.
    package let value: [UInt8]?
    /// The value as text; empty if none was given or it is not UTF-8.
    package var text: String {
      value.flatMap { String(validating: $0, as: UTF8.self) } ?? ""
    }
  }

  /// The command to run.
  package let command: CommandSignature
  /// The names of the commands from below the root to the one to run; aliases are resolved.
  package let path: [String]
  /// Every option in the order given.
  package let occurrences: [Occurrence]
  private let arguments: [String: [[UInt8]]]

  init(
    command: CommandSignature, path: [String], occurrences: [Occurrence],
    arguments: [String: [[UInt8]]]
  ) {
    self.command = command
    self.path = path
    self.occurrences = occurrences
    self.arguments = arguments
  }

  /// Whether the flag was given.
  package subscript(_ flag: Flag) -> Bool { count(of: flag) > 0 }

  /// Counts how often the flag was given.
  package func count(of flag: Flag) -> Int {
    occurrences.count { $0.name == flag.name }
  }

  /// The value of an option, the last one if it was given several times.
  package subscript(_ option: Option) -> String? {
    occurrences.last { $0.name == option.name }?.text
  }

  /// All values of an option in the order given.
  package func all(_ option: Option) -> [String] {
    occurrences.filter { $0.name == option.name }.map(\.text)
  }

  /// The bytes of an option's value, the last one if it was given several times.
  package func bytes(_ option: Option) -> [UInt8]? {
    occurrences.last { $0.name == option.name }?.value
  }

  /// The bytes of all values of an option in the order given.
  package func allBytes(_ option: Option) -> [[UInt8]] {
    occurrences.filter { $0.name == option.name }.compactMap(\.value)
  }

  /// What was given for an option with an optional value, the last time it occurs.
  package subscript(_ option: OptionalValueOption) -> OptionalValue {
    guard let occurrence = occurrences.last(where: { $0.name == option.name }) else {
      return .absent
    }
    return occurrence.value == nil ? .bare : .value(occurrence.text)
  }

  /// The first value of an argument, if there is one.
  package subscript(_ argument: Argument) -> String? { all(argument).first }

  /// All values of an argument in order.
  package func all(_ argument: Argument) -> [String] {
    allBytes(argument).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of the first value of an argument, if there is one.
  package func bytes(_ argument: Argument) -> [UInt8]? { allBytes(argument).first }

  /// The bytes of all values of an argument in order.
  package func allBytes(_ argument: Argument) -> [[UInt8]] { arguments[argument.name] ?? [] }

  /// Returns the value of an argument that its command declares as required.
  ///
  /// - Throws: `UsageError` if the command does not declare it so.
  package func required(_ argument: Argument) throws(UsageError) -> String {
    guard let value = self[argument] else {
      throw UsageError(command: path, .missingArgument(argument.name))
    }
    return value
  }

  /// The first required argument that is missing: the program can ask for it, else the command line is wrong.
  package var missingArgument: UsageError? {
    let missing = command.arguments.first { argument in
      argument.cardinality.isRequired && allBytes(argument).isEmpty
    }
    return missing.map { UsageError(command: path, .missingArgument($0.name)) }
  }

  /// Whether the option of this long name was given.
  package func isGiven(_ name: String) -> Bool { occurrences.contains { $0.name == name } }
}
