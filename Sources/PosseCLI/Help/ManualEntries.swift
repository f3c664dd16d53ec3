/// What help pages and man pages say about the surroundings of every command.
enum ManualEntries {
  typealias Entry = (term: String, text: String)

  static let environment: [Entry] = [
    ("POSSE_DB", "the book, where --db does not name one"),
    ("POSSE_CONFIG", "the configuration file"),
    ("POSSE_NO_INPUT", "when set, ask nothing, as --no-input"),
    ("POSSE_PAGER", "the pager for long output; else the configuration, PAGER, less"),
    ("POSSE_EDITOR", "the editor for forms; else VISUAL, EDITOR, vi"),
    ("POSSE_ACCESSIBLE", "when 1, prompts are plain lines; ACCESSIBLE means the same"),
    (
      "POSSE_CAMERA",
      "the camera, by path, number or a part of its name; else the configuration, the first free"
    ),
    (
      "POSSE_LIBRARY",
      """
      the folder of your pictures; else the configuration, XDG_PICTURES_DIR of user-dirs.dirs, \
      ~/Pictures
      """
    ),
    (
      "POSSE_IMAGE",
      """
      when none, pictures are not shown on the terminal; when symbols, also where it does not tell \
      that it has the colours
      """
    ),
    ("NO_COLOR", "when set, no colour"),
    ("CLICOLOR_FORCE", "when set, colour also without a terminal"),
    ("COLUMNS", "the width of output for terminals"),
    ("TERM", "when dumb or empty, no colour, and prompts are plain lines"),
    ("TZ", "the time zone, where --tz does not name one"),
    ("SOURCE_DATE_EPOCH", "seconds since 1970 that stand for the present moment"),
    ("XDG_DATA_HOME", "where the folder of the default book lies"),
    ("XDG_CONFIG_HOME", "where the folder of the configuration lies"),
    ("XDG_RUNTIME_DIR", "where forms lie while they are edited; else XDG_STATE_HOME"),
    ("XDG_STATE_HOME", "where the folder of forms and answers that were kept lies"),
  ]

  static let files: [Entry] = [
    ("~/.local/share/posse/posse.db", "the default book"),
    ("~/.config/posse/config", "the configuration"),
    ("~/.local/state/posse", "forms and answers that were neither saved nor discarded"),
  ]

  static let configuration: [Entry] = [
    ("tz", "the time zone, such as America/Chicago"),
    ("currency", "the currency of amounts that name none, such as USD"),
    ("agent", "who makes captures and entries of the log, where --by does not say"),
    ("camera", "the camera, by path, number or a part of its name"),
    ("library", "the folder of your pictures"),
    ("pager", "the pager"),
    ("color", "auto, always or never"),
    ("photo_max", "the longer side of stored pictures, or none"),
    ("keep_original", "yes to keep the bytes of pictures as received"),
  ]

  static let exitCodes: [Entry] = [
    ("0", "done; also when a list is empty"),
    ("1", "failed, or done in part"),
    ("2", "the command line cannot be used, a name is ambiguous, or a question needs a terminal"),
    ("3", "nobody and nothing of that name; an empty list with --exit-status"),
    ("4", "refused to protect what is there, as capturing someone twice"),
    ("5", "cancelled at a question"),
    (
      "6",
      """
      a picture cannot be taken; with --json the reason of a camera is no-camera, busy, denied, \
      no-format, timeout, unplugged, bad-frames, not-a-camera, no-signal, interlaced, ambiguous or \
      driver
      """
    ),
    ("7", "the book: missing, locked, damaged, newer, full disk or not writable"),
    ("70", "the program contradicts itself; please report it"),
    ("130", "interrupted with Ctrl-C"),
    ("141", "the reader of the output went away; what was changed is kept"),
  ]
}
