import Chronology
import CommandKit
import FileSystem
import PhotoIntake
import PosseModel
import PosseStore
import PredicateFormat

/// What the program says when a command fails: what, why, and what to do.
enum FailureWording {
  /// The message without the program's name in front.
  ///
  /// What is wrong with the command line is said of the command; what is wrong with records, pictures and
  /// files names those.
  static func message(_ failure: Failure, of command: [String]) -> TerminalLine {
    guard failure.concernsCommandLine, !command.isEmpty else { return message(failure) }
    return "\(trusted: command.joined(separator: " ")): " + message(failure)
  }

  /// The message without the names of program and command in front.
  static func message(_ failure: Failure) -> TerminalLine {
    switch failure {
    case .usage(let error): return error.message(program: "posse")
    case .store(let error): return StoreWording.message(error)
    case .newPerson(let error): return StoreWording.newPerson(error)
    case .reference(let error, let subject): return ValueWording.reference(error, subject)
    case .date(let error, let subject): return "\(subject): " + ValueWording.date(error)
    case .span(let error, let subject): return "\(subject): " + ValueWording.span(error)
    case .futureDate(let text, let subject): return "\(subject): " + ValueWording.future(text)
    case .field(let error, let flag): return ValueWording.field(error, flag: flag)
    case .logEntry(let text): return ValueWording.logEntry(text)
    case .noLogEntries: return "no entry of the log is named; nothing was changed"
    case .form(let failure): return FormWording.message(failure)
    case .logEdit(let error, let subject): return ValueWording.logEdit(error, subject: subject)
    case .text(let error, let subject): return "\(subject): " + ValueWording.text(error)
    case .words(let error): return ValueWording.words(error)
    case .money(let error, let subject): return "\(subject): " + ValueWording.money(error)
    case .point(let error, let subject): return "\(subject): " + ValueWording.point(error)
    case .crop(let error, let subject): return "\(subject): " + PictureWording.crop(error)
    case .option(let option, let value, let problem):
      return OptionWording.message(option, value, problem)
    case .severalPeople(let text, let count):
      return "\(quoted: text) means \(count) people; name one of them"
    case .severalPhotos(let count):
      return "-o - takes one photo, not \(count); write them into a folder with -o DIR"
    case .rivalPrimaries(let first, let second, let person):
      return """
        \(first.description) and \(second.description) are both photos of #\(person.number), who \
        has one primary photo; name one
        """
    case .pictureToTerminal:
      return "a picture is not written to a terminal; name a file with -o FILE"
    case .needsFolder(let path, let count):
      return "\(path: path): is no folder, which \(count) photos need; make it first"
    case .pictureMissing(let id):
      return "\(id.description): its picture in the book is damaged or missing; see posse check"
    case .storedPicture(let id, let error):
      return "\(id.description): " + PictureWording.reason(error)
    case .darkroom(let error): return PictureWording.darkroom(error)
    case .scratchLost(let error):
      return """
        the finished pictures could not be read back (\(error.text)); nothing was changed. Check \
        the disk and try again
        """
    case .missingSource:
      return """
        SRC is missing; name a picture file, - for standard input, camera or camera:DEVICE \
        (library lets you choose on a terminal)
        """
    case .libraryNeedsTerminal:
      return """
        library: nobody can choose here; name a picture file, - for standard input, or camera
        """
    case .photos(let errors, let total, let canSkip):
      return photos(errors, of: total, canSkip: canSkip)
    case .nothingToImport(let folder):
      return """
        \(path: folder): no picture in it is named after anybody; name them by number, name or \
        source, or use posse photo add
        """
    case .folder(let error):
      return "\(path: error.path ?? FilePath("")): \(error.reason); name a folder with pictures"
    case .file(let error): return file(error)
    case .zone(let error): return zone(error)
    case .clock(.badSourceDateEpoch(let text)):
      return """
        SOURCE_DATE_EPOCH is \(quoted: text), which is no number of seconds since 1970; unset it \
        or correct it
        """
    case .configuration(let error):
      return "\(path: error.path ?? FilePath("")): \(error.text); mend the configuration file"
    case .missingReference(let candidates, let total, let inTrash):
      return missing(candidates, total: total, inTrash: inTrash)
    case .nobodyTrashedFor(let span):
      return
        "nobody has been in the trash for \(trusted: span.machineText); see posse list --trashed"
    case .standardInputTwice:
      return "standard input is asked for twice; use - only once"
    case .standardInput(let error):
      guard case .overLimit = error.reason else {
        return "standard input: \(error.text); pipe text into it"
      }
      return "standard input \(error.text); name fewer people at once"
    case .standardInputNotText(let piece, let holdsNUL):
      return holdsNUL
        ? "standard input, line \(piece): holds the character NUL; say -0 when NUL parts the REFs"
        : "standard input, line \(piece): not UTF-8 text; give it in UTF-8"
    case .cannotAsk(let wanted):
      let other: TerminalLine = wanted.flag.map { ", or give \(trusted: $0)" } ?? ""
      return """
        \(trusted: wanted.act): nobody can be asked here; say --yes to do it
        """ + other
    case .logEntryChanged(let id):
      return "\(id.description) was changed meanwhile by another command; look again and repeat"
    case .removedMeanwhile(let id):
      return """
        #\(id.number) was removed meanwhile by another command; posse restore \(id.number) brings \
        them back
        """
    case .cannotChoose(let subject, let instead):
      return "\(subject): nobody can choose here; write \(instead)"
    case .declined: return "cancelled; nothing was changed"
    case .interrupted: return "interrupted; nothing was changed"
    case .emptyPath(let subject): return "\(subject): the path is empty; name a file"
    case .noHome:
      return "there is no HOME to keep the book in; name a book with --db PATH or POSSE_DB"
    case .output(let error):
      return "standard output: \(error.reason)"
    case .predicate(let diagnostics, let source):
      return PredicateWording.message(diagnostics, in: source)
    case .view(let name, let diagnostics, let source):
      return view(name, diagnostics, source, width: PredicateExcerpt.usualWidth)
    case .textFile(let error, let subject):
      let name: TerminalLine = error.path.map { "\(path: $0)" } ?? "standard input"
      return "\(trusted: subject): " + name + ": \(error.text); name a file that holds the text"
    case .notText(let path, let subject):
      let name: TerminalLine = path.map { "\(path: $0)" } ?? "standard input"
      return "\(trusted: subject): " + name + ": not UTF-8 text; write it in UTF-8"
    case .binding(let text, let problem): return PredicateWording.binding(text, problem)
    case .record(let problem): return PredicateWording.record(problem)
    case .enginesDisagree(let report): return PredicateWording.disagreement(report)
    case .placeList(let path, let problem): return PlaceListWording.message(problem, of: path)
    case .parametersAlone: return "--param gives values to a predicate; name one with --where"
    case .namedTwice:
      return "people are named both by REF and by --where; name them one way"
    case .nobodyMatches: return "nobody matches the predicate; nothing was changed"
    case .unknownTopic(let name, let suggestion):
      let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
      guard let suggestion else {
        return "help: no command or topic \(quoted: name); the topics are \(topics)"
      }
      return "help: no command or topic \(quoted: name); did you mean \(quoted: suggestion)?"
    }
  }

  /// The message of a failure with a line of text, cut to the width of a terminal.
  static func message(_ failure: Failure, of command: [String], width: Int) -> TerminalLine {
    // Two cells before the line, and two for what is cut off on either side.
    let width = min(PredicateExcerpt.usualWidth, width - 4)
    switch failure {
    case .predicate(let diagnostics, let source):
      return PredicateWording.message(diagnostics, in: source, width: width)
    case .view(let name, let diagnostics, let source):
      return view(name, diagnostics, source, width: width)
    default: return message(failure, of: command)
    }
  }

  private static func view(
    _ name: String, _ diagnostics: [PredicateDiagnostic], _ source: PredicateSource, width: Int
  ) -> TerminalLine {
    let message =
      "view \(quoted: name): " + PredicateWording.message(diagnostics, in: source, width: width)
    guard diagnostics.contains(where: \.blamesText) else { return message }
    return message + "\(trusted: "\n  ")save it anew with posse view save --force"
  }

  static func photo(_ error: PhotoError) -> TerminalLine {
    // What is the matter with a camera names it.
    if case .camera = error.reason { return PictureWording.reason(error.reason) }
    return Wording.source(error.source) + ": " + PictureWording.reason(error.reason)
  }

  private static func photos(
    _ errors: [PhotoError], of total: Int, canSkip: Bool
  ) -> TerminalLine {
    var lines = errors.map(photo)
    let good = total - errors.count
    if canSkip, good > 0 {
      lines.append(
        """
        nothing was stored; leave the bad pictures out, or say --skip-bad to store the other \(good)
        """)
    } else if total > 1 {
      lines.append("nothing was stored; leave the bad pictures out, or mend them")
    }
    return TerminalLine.joined(lines, separator: "\(trusted: "\nposse: ")")
  }

  private static func file(_ error: FileWriteError) -> TerminalLine {
    let what: TerminalLine = "\(path: error.path): \(error.text)"
    switch error.reason {
    case .alreadyExists: return what + "; use --force to replace it"
    case .missingFolder: return what + "; make it first"
    case .noSpace: return what + "; make room and try again"
    case .directory: return what + "; name a file in it"
    case .notRegularFile: return what + "; name another file"
    case .system(.permissionDenied), .system(.notPermitted), .system(.readOnlyFileSystem):
      return what + "; name a file where you may write"
    case .system: return what + "; name another file"
    }
  }

  private static func zone(_ error: ZoneError) -> TerminalLine {
    switch error {
    case .unknownZone(let name):
      """
      --tz: unknown zone \(quoted: name); name one as the system does, such as America/Chicago \
      or UTC
      """
    case .environmentNotChanged(let number):
      "--tz: the zone could not be set (error number \(number))"
    }
  }

  private static func missing(
    _ candidates: [FugitiveCandidate], total: Int, inTrash: Bool
  ) -> TerminalLine {
    guard !candidates.isEmpty else {
      return inTrash
        ? "REF is missing, and the trash is empty; there is nobody to name"
        : "REF is missing, and the book is empty; add a person with posse add NAME"
    }
    let lines = candidates.map(candidate)
    var text: TerminalLine = "REF is missing; name a person by number or name"
    for line in lines { text += "\(trusted: "\n  ")" + line }
    if total > candidates.count {
      text +=
        "\(trusted: "\n  ")and \(total - candidates.count) more; see posse list"
        + (inTrash ? " --trashed" : "")
    }
    return text
  }

  static func candidate(_ candidate: FugitiveCandidate) -> TerminalLine {
    let line: TerminalLine = "#\(candidate.id.number) \(short: candidate.name)"
    guard let alias = candidate.alias else { return line }
    return line + " (alias \(short: alias))"
  }
}
