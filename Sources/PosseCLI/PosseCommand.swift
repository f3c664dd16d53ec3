package import CommandKit

/// The program's commands: the root of the declaration, and which type runs which.
package enum PosseCommand {
  /// The declaration that parsing, help, man pages and completion come from.
  package static let signature = CommandSignature(
    name: "posse", summary: "keep a bounty hunter's book",
    discussion: [
      "A REF names a person by number, source:key or name; see 'posse help refs'."
    ],
    output: """
      Without a command a summary of the book: how many are at large and captured, what is \
      offered, and what is due soon for those at large, as list --due 14d --at-large shows it.
      """,
    examples: [
      Example("posse add 'Jesse James' --bounty 10000", "add a person"),
      Example("posse capture 1 --on 1882-04-03", "mark a capture"),
      Example("posse list --captured", "who is captured"),
    ],
    globalOptions: GlobalOptions.group,
    commandGroups: [
      CommandGroup(
        "Everyday",
        [
          ListCommand.signature, ShowCommand.signature, AddCommand.signature,
          EditCommand.signature, CaptureCommand.signature, ReleaseCommand.signature,
          LogCommand.signature,
          RemoveCommand.signature, RestoreCommand.signature, PurgeCommand.signature,
          UndoCommand.signature, RedoCommand.signature, HistoryCommand.signature,
        ]),
      CommandGroup("Photos", [PhotoCommand.signature]),
      CommandGroup(
        "Order",
        [
          SearchCommand.signature, ViewCommand.signature,
          ValueCommands.signature(of: TagList.self), ValueCommands.signature(of: AgentList.self),
          ValueCommands.signature(of: OffenseList.self),
          ValueCommands.signature(of: PlaceList.self),
          PredicateCommand.signature,
        ]),
      CommandGroup(
        "Upkeep",
        [
          InitCommand.signature, CheckCommand.signature,
          CompactCommand.signature,
          CompletionCommand.signature,
          HelpCommand.signature,
          VersionCommand.signature, CompleteCommand.signature,
        ]),
    ],
    runsWithoutSubcommand: true,
    seeAlso: ["sqlite3(1)"])

  /// Reads the arguments into the command that the path names.
  static func command(_ arguments: ParsedArguments) throws(Failure) -> any Command {
    let path = arguments.path.joined(separator: " ")
    guard let type = types[path] else {
      throw .usage(UsageError(command: [], .unknownCommand(path, suggestion: nil)))
    }
    return try type.init(arguments)
  }

  private static let types: [String: any (Command & Sendable).Type] = [
    "": SummaryCommand.self,
    "list": ListCommand.self, "show": ShowCommand.self, "add": AddCommand.self,
    "edit": EditCommand.self, "capture": CaptureCommand.self, "release": ReleaseCommand.self,
    "undo": UndoCommand.self, "redo": RedoCommand.self, "history": HistoryCommand.self,
    "log add": LogAddCommand.self, "log list": LogListCommand.self,
    "log edit": LogEditCommand.self, "log remove": LogRemoveCommand.self,
    "log report": LogReportCommand.self,
    "remove": RemoveCommand.self, "restore": RestoreCommand.self,
    "purge": PurgeCommand.self, "compact": CompactCommand.self,
    "photo add": PhotoAddCommand.self, "photo import": PhotoImportCommand.self,
    "photo list": PhotoListCommand.self,
    "photo show": PhotoShowCommand.self, "photo export": PhotoExportCommand.self,
    "photo crop": PhotoCropCommand.self, "photo primary": PhotoPrimaryCommand.self,
    "photo remove": PhotoRemoveCommand.self, "photo devices": PhotoDevicesCommand.self,
    "search": SearchCommand.self,
    "view save": ViewSaveCommand.self, "view list": ViewListCommand.self,
    "view show": ViewShowCommand.self, "view remove": ViewRemoveCommand.self,
    "tag list": ValueListCommand<TagList>.self, "tag add": ValueAddCommand<TagList>.self,
    "tag rename": ValueRenameCommand<TagList>.self,
    "tag merge": ValueMergeCommand<TagList>.self, "tag remove": ValueRemoveCommand<TagList>.self,
    "tag default": ValueDefaultCommand<TagList>.self,
    "agent list": ValueListCommand<AgentList>.self, "agent add": ValueAddCommand<AgentList>.self,
    "agent rename": ValueRenameCommand<AgentList>.self,
    "agent merge": ValueMergeCommand<AgentList>.self,
    "agent remove": ValueRemoveCommand<AgentList>.self,
    "agent default": ValueDefaultCommand<AgentList>.self,
    "offense list": ValueListCommand<OffenseList>.self,
    "offense add": ValueAddCommand<OffenseList>.self,
    "offense rename": ValueRenameCommand<OffenseList>.self,
    "offense merge": ValueMergeCommand<OffenseList>.self,
    "offense remove": ValueRemoveCommand<OffenseList>.self,
    "offense default": ValueDefaultCommand<OffenseList>.self,
    "place list": ValueListCommand<PlaceList>.self, "place add": ValueAddCommand<PlaceList>.self,
    "place rename": ValueRenameCommand<PlaceList>.self,
    "place merge": ValueMergeCommand<PlaceList>.self,
    "place remove": ValueRemoveCommand<PlaceList>.self,
    "place default": ValueDefaultCommand<PlaceList>.self,
    "place import": PlaceImportCommand.self,
    "predicate": PredicateCommand.self,
    "init": InitCommand.self, "check": CheckCommand.self, "completion": CompletionCommand.self,
    "help": HelpCommand.self,
    "version": VersionCommand.self, "__complete": CompleteCommand.self,
  ]
}
