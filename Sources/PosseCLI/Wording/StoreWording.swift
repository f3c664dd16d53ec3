import Chronology
import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// What is said of failures of the book and of what was looked for in it.
enum StoreWording {
  static func message(_ error: StoreError) -> TerminalLine {
    switch error {
    case .missing(let path):
      return "\(path: path): there is no book yet; make one with posse init"
    case .folderMissing(let path):
      return """
        \(path: path): the folder \(path: path.parent) does not exist; make it \
        first, or name another path
        """
    case .notAFile(let path, let kind): return notAFile(path, kind)
    case .inaccessible(let path, let error):
      return "\(path: path): \(error.reason); check the permissions of file and folder"
    case .notABook(let path, let problem): return notABook(path, problem)
    case .newer(let path, let schema, let writer, let known):
      let by: TerminalLine = writer.map { ", written by \(short: $0)" } ?? ""
      return """
        \(path: path): the book has schema \(schema)\(by), and this is \
        \(Version.text), which knows schemas up to \(known); use a newer posse. Nothing was changed
        """
    case .corrupt(let path, let detail):
      return """
        \(path: path): the book is damaged (\(short: detail)); put it aside and restore a \
        backup. Nothing was changed
        """
    case .locked(let path, let holder): return locked(path, holder)
    case .readOnly(let path):
      return """
        \(path: path): the book cannot be written: the file, its folder or its medium is \
        read-only; nothing was changed. Make it writable, or name another book
        """
    case .diskFull(let path):
      return """
        \(path: path): no space left on the device; nothing was changed. Make room and \
        try again
        """
    case .exists(let path):
      return "\(path: path): a file lies there already, and stays as it is; name another path"
    case .backupFailed(let path, _):
      return """
        \(path: path): the book must be brought to a new schema, and no sound copy could \
        be made first; nothing was changed. See that its folder has room and can be written
        """
    case .notShrunk(let path, let problem):
      return notShrunk(path, problem, detail: error.databaseDetail ?? "")
    case .bytesNotKept:
      return """
        a picture could not be read back from the book as it was written; nothing was changed. \
        Check the disk and try again
        """
    case .database(let path, _) where error.isDiskFailure:
      return """
        \(path: path): the disk failed while the book was read or written; nothing was changed. \
        Check its room, your quota and its health, and try again
        """
    case .database(let path, _):
      let detail = error.databaseDetail ?? ""
      return """
        \(path: path): the database failed: \(short: detail); nothing was changed. \
        See posse check
        """
    default: return record(error)
    }
  }

  /// What does not fit together in what was given for a new person, who has no number yet.
  static func newPerson(_ error: StoreError) -> TerminalLine {
    switch error {
    case .currencyWithoutBounty:
      "--currency: there is no bounty to be in it; add --bounty, or leave --currency out"
    case .impossibleAmount(_, let error): "--bounty: " + ValueWording.money(error)
    case .impossiblePlace(_, let error): "place: " + ValueWording.place(error)
    case .loneCoordinate(_, let field):
      "--\(field.singularFlag) is missing; latitude and longitude go together"
    default: message(error)
    }
  }

  private static func record(_ error: StoreError) -> TerminalLine {
    switch error {
    case .evaluation(let error): return PredicateWording.message(error)
    case .compilation(let error): return PredicateWording.message(error)
    case .noSuchNumbers(let ids):
      return "\(numbers(ids)): no such person; see posse list"
    case .inTrash(let ids):
      let list = ids.map(\.description).joined(separator: " ")
      return ids.count == 1
        ? "\(numbers(ids)) is in the trash; posse restore \(list) brings them back"
        : "\(numbers(ids)) are in the trash; posse restore \(list) brings them back"
    case .noRecent(_, let count):
      switch count {
      case 0: return "you have touched nobody in this book yet, so @ means nobody; name a REF"
      case 1: return "you have touched 1 person in this book; write @"
      default: return "you have touched \(count) people in this book; go back no further than that"
      }
    case .notInTrash(let ids):
      let list = ids.map(\.description).joined(separator: " ")
      let verb = ids.count == 1 ? "is" : "are"
      return """
        \(numbers(ids)) \(trusted: verb) not in the trash, and only who is there can be purged; \
        posse remove \(list) comes first
        """
    case .noSuchName(let text):
      return "nobody is called \(quoted: text); see posse list"
    case .ambiguous(let text, let candidates): return ambiguous(text, candidates)
    case .noSuchPhoto(let id): return "\(id.description): no such photo; see posse photo list"
    case .noPhotoAt(let id, let position, let count):
      switch count {
      case 0: return "#\(id.number) has no photo; add one with posse photo add \(id.number) FILE"
      case 1: return "#\(id.number) has 1 photo, not \(position); see posse photo list \(id.number)"
      default:
        return """
          #\(id.number) has \(count) photos, not \(position); see posse photo list \(id.number)
          """
      }
    case .noSuchLogEntries, .standingCapture, .standingRelease, .keepsAction, .notAReleaseReason,
      .captureDisorder:
      return log(error)
    case .noSuchPhotoText(let text):
      return "\(quoted: text): no such photo or person; see posse photo list"
    case .alreadyCaptured(let id, let date):
      let when: TerminalLine =
        if case .known(let moment) = date { " on \(moment.displayDay())" } else { "" }
      return """
        #\(id.number) was captured\(when); use --again to record a second capture, or release \
        first.
        """
    case .notCaptured(let id):
      return "#\(id.number) is not captured; nothing to release"
    case .needsCapture(let id, let field):
      return """
        #\(id.number) is not captured, so it has no \(field.name); use posse capture \(id.number)
        """
    case .currencyWithoutBounty(let id):
      return "#\(id.number) has no bounty whose currency could change; set bounty= too"
    case .impossibleAmount(let id, let error): return "#\(id.number): " + ValueWording.money(error)
    case .impossiblePlace(let id, let error): return "#\(id.number): " + ValueWording.place(error)
    case .loneCoordinate(let id, let field):
      return "#\(id.number): \(field.name) is missing; latitude and longitude go together"
    case .sourceKeyTaken(let name, let key, let owner):
      return
        "\(short: name):\(short: key) belongs to #\(owner.number) already; see posse show \(owner.number)"
    case .nothingToUndo(let count): return nothingLeft("undo", count)
    case .nothingToRedo(let count): return nothingLeft("redo", count)
    case .undoConflict(let step, let conflict): return undoConflict(step, conflict)
    case .stepErased(let step) where step.verb == "purge":
      return """
        cannot undo \(Wording.stepName(step)): nothing brings back what a purge erased; see posse \
        history
        """
    case .stepErased(let step):
      return """
        cannot undo \(Wording.stepName(step)): part of what it did was erased by a purge, which \
        nothing brings back
        """
    case .stepOfOtherSchema(let step):
      return """
        cannot undo \(Wording.stepName(step)): it changed what the present schema no longer has
        """
    case .viewExists(let name):
      return "there is a view \(quoted: name) already; use --force to replace it"
    case .noSuchView(let name): return "\(quoted: name): no such view; see posse view list"
    case .ambiguousView(let text, let names): return ambiguousView(text, names)
    case .changedMeanwhile(let id):
      return "#\(id.number) was changed meanwhile by another command; look again and repeat"
    default: return ofValue(error) ?? "the book failed"
    }
  }

  private static func nothingLeft(_ verb: String, _ count: Int) -> TerminalLine {
    switch count {
    case 0: "there is nothing to \(trusted: verb); see posse history"
    case 1: "there is 1 command to \(trusted: verb), not more; nothing was changed"
    default: "there are \(count) commands to \(trusted: verb), not more; nothing was changed"
    }
  }

  private static func undoConflict(
    _ step: StepSummary, _ conflict: UndoConflict
  ) -> TerminalLine {
    let parts = conflict.differences.map { difference -> TerminalLine in
      let subject: TerminalLine =
        difference.fugitive.map { "#\($0.number) " } ?? ""
      guard difference.column != nil else {
        return subject + "\(difference.field) is "
          + (difference.found == nil ? "no longer in the book" : "in the book again")
      }
      let what: TerminalLine = "\(difference.field)"
      return subject + what + " was changed since "
        + "("
        + TextDifference(
          difference.expected ?? Wording.noValue, difference.found ?? Wording.noValue
        ).line + ")"
    }
    let person = conflict.differences.compactMap(\.fugitive).first
    let place: TerminalLine = person.map { " \($0.number)" } ?? ""
    return "cannot undo " + Wording.stepName(step) + ": "
      + TerminalLine.joined(parts, separator: "; ") + ". See: posse history" + place
  }

  private static func numbers(_ ids: [FugitiveID]) -> TerminalLine {
    let shown = ids.prefix(10).map { "#\($0.number)" }.joined(separator: ", ")
    return ids.count > 10 ? "\(shown) and \(ids.count - 10) more" : "\(shown)"
  }

  private static func ambiguous(
    _ text: String, _ candidates: [FugitiveCandidate]
  ) -> TerminalLine {
    var message: TerminalLine = "\(quoted: text) may be any of these; name one by its number"
    for candidate in candidates.prefix(10) {
      message += "\(trusted: "\n  ")" + FailureWording.candidate(candidate)
    }
    if candidates.count > 10 {
      message += "\(trusted: "\n  ")and \(candidates.count - 10) more"
    }
    return message
  }

  private static func ambiguousView(_ text: String, _ names: [String]) -> TerminalLine {
    var message: TerminalLine = "\(quoted: text) may be any of these views; write its name just so"
    for name in names.prefix(10) { message += "\(trusted: "\n  ")\(short: name)" }
    if names.count > 10 { message += "\(trusted: "\n  ")and \(names.count - 10) more" }
    return message
  }

  private static func notAFile(_ path: FilePath, _ kind: StoreError.NotAFile) -> TerminalLine {
    switch kind {
    case .directory: "\(path: path): is a directory, not a book; name the file"
    case .symbolicLink:
      "\(path: path): is a symbolic link; name the file that it points to"
    case .special: "\(path: path): is a device, pipe or socket, not a book; name a file"
    }
  }

  private static func notABook(_ path: FilePath, _ problem: StoreError.NotABook) -> TerminalLine {
    switch problem {
    case .notSQLite:
      "\(path: path): is not a book of posse; name another file. Nothing was changed"
    case .otherApplication:
      """
      \(path: path): is a database of another program, not a book of posse; name another \
      file. Nothing was changed
      """
    case .empty:
      "\(path: path): the file is empty; make a book of it with posse init"
    }
  }

  private static func locked(_ path: FilePath, _ holder: LockHolder?) -> TerminalLine {
    """
    \(path: path): the book is locked by \(name(holder)); nothing was changed. Wait for it \
    to finish and try again
    """
  }

  private static func name(_ holder: LockHolder?) -> TerminalLine {
    guard let holder else { return "another program" }
    let name: TerminalLine = holder.command.map { " (\(short: $0))" } ?? ""
    return "process \(holder.processID)" + name
  }

  private static func notShrunk(
    _ path: FilePath, _ problem: StoreError.ShrinkProblem, detail: String
  ) -> TerminalLine {
    let head: TerminalLine = "\(path: path): the file was not made smaller: "
    let kept: TerminalLine = "; nothing of the book is lost. "
    switch problem {
    case .noSpace:
      return head + "no space left on the device" + kept
        + "It needs room for twice its size meanwhile; make some and try again"
    case .locked(let holder):
      return head + "it is locked by " + name(holder) + kept
        + "Wait for it to finish and try again"
    case .database:
      return head + "\(short: detail)" + kept + "See posse check"
    }
  }
}
