import CommandKit
import PosseModel

/// The commands about one list of values, as `posse agent`.
enum ValueCommands {
  /// Returns the declaration of the commands about a list.
  static func signature<List: ValueListing>(of list: List.Type) -> CommandSignature {
    let kind = List.kind
    var subcommands = [
      ValueListCommand<List>.signature, ValueAddCommand<List>.signature,
      ValueRenameCommand<List>.signature, ValueMergeCommand<List>.signature,
      ValueRemoveCommand<List>.signature, ValueDefaultCommand<List>.signature,
    ]
    if kind == .place { subcommands.append(PlaceImportCommand.signature) }
    return CommandSignature(
      name: kind.rawValue, summary: "keep the list of \(kind.plural)", discussion: discussion(kind),
      output: "What its commands print; each says so in its own help.",
      examples: [Example("posse \(kind.rawValue) list", "which \(kind.plural) are there?")],
      subcommands: subcommands)
  }

  private static func discussion(_ kind: ValueKind) -> [String] {
    var first = """
      The list of \(kind.plural) is part of the book: what is done to it stands in the history, and \
      undo takes it back.
      """
    if kind.hasUnknown {
      first += """
         The \(kind.rawValue) ..Unknown.. says that there is one and nobody knows which; it stays as \
        it is.
        """
    }
    guard kind == .place else { return [first] }
    return [first, ValueCommands.placeForms]
  }

  static let placeForms = """
    A place is written as STATE[/ZIP][ CITY], such as 'TX/78701 Austin', or with the code of a \
    country, such as GB:London. Names are found whatever their case and accents.
    """

  /// Two words for the examples of a list.
  static func samples(_ kind: ValueKind) -> (old: String, new: String) {
    switch kind {
    case .tag: ("fta", "violent")
    case .agent: ("Reyes", "'Ana Reyes'")
    case .offense: ("fraud", "'wire fraud'")
    case .place: ("'TX/78701 Austn'", "'TX/78701 Austin'")
    }
  }
}

/// The type that stands for a list of values among the commands.
protocol ValueListing {
  static var kind: ValueKind { get }
}

/// The list of tags.
enum TagList: ValueListing { static let kind = ValueKind.tag }

/// The list of agents.
enum AgentList: ValueListing { static let kind = ValueKind.agent }

/// The list of offenses.
enum OffenseList: ValueListing { static let kind = ValueKind.offense }

/// The list of places.
enum PlaceList: ValueListing { static let kind = ValueKind.place }

extension ValueKind {
  /// The name of the list.
  var plural: String { rawValue + "s" }

  /// One value of the list, with its article.
  var withArticle: String {
    switch self {
    case .tag, .place: "a " + rawValue
    case .agent, .offense: "an " + rawValue
    }
  }

  /// Returns the argument for a value of the list.
  func argument(
    _ name: String, _ cardinality: Argument.Cardinality, _ help: String
  ) -> Argument {
    Argument(name, cardinality, help: help, completion: .dynamic(plural))
  }

  /// Reads a new value of the list.
  func read(_ text: String, subject: String) throws(Failure) -> String {
    do {
      return try validated(text)
    } catch {
      switch error {
      case .text(let error): throw .text(error, subject: subject)
      case .place(let error): throw .point(.place(error), subject: subject)
      }
    }
  }
}
