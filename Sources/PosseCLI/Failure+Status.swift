import Camera
import CommandKit
import FileSystem
import PhotoIntake
import PosseModel
import PosseStore
import PredicateFormat

extension Failure {
  /// How the program ends after the failure.
  var status: ExitStatus {
    switch self {
    case .store(let error): error.status
    // A number that no book can hold is a number that is not in this one.
    case .reference(.numberTooLarge, _): .notFound
    case .usage, .newPerson, .reference, .date, .span, .futureDate, .field, .text, .words, .money,
      .point, .crop, .option, .severalPeople, .severalPhotos, .rivalPrimaries, .pictureToTerminal,
      .needsFolder, .zone, .clock, .missingReference, .missingSource, .libraryNeedsTerminal,
      .standardInputTwice, .standardInputNotText,
      .cannotAsk, .cannotChoose, .unknownTopic, .emptyPath, .predicate, .view, .notText, .binding,
      .parametersAlone, .namedTwice, .record:
      .usage
    case .logEntry, .logEdit: .usage
    case .logEntryChanged, .removedMeanwhile: .refused
    case .noLogEntries: .notFound
    case .form(let failure): failure.status
    case .enginesDisagree: .contradiction
    case .nobodyTrashedFor, .nobodyMatches, .nothingToImport: .notFound
    case .folder, .placeList: .failed
    case .photos, .storedPicture, .darkroom(.sandbox): .picture
    case .darkroom(.spool), .scratchLost: .book
    case .file(let error): error.reason == .alreadyExists ? .refused : .failed
    case .pictureMissing, .noHome: .book
    case .standardInput(let error):
      if case .overLimit = error.reason { .usage } else { .failed }
    case .textFile(let error, _):
      if case .overLimit = error.reason { .usage } else { .failed }
    case .configuration: .failed
    case .declined: .cancelled
    case .interrupted: .interrupted
    case .output(let error): error == .readerGone ? .readerGone : .failed
    }
  }

  /// Whether the command line is what must be changed, and the message does not name the command already.
  var concernsCommandLine: Bool {
    switch self {
    case .usage, .zone, .clock, .unknownTopic, .cannotAsk, .predicate, .view: false
    default: status == .usage
    }
  }

  /// A stable word for the kind of failure, for scripts.
  var reason: String {
    switch self {
    case .store(let error), .newPerson(let error): error.reason
    case .usage: "usage"
    case .reference, .severalPeople, .rivalPrimaries, .missingReference: "reference"
    case .nobodyTrashedFor, .nobodyMatches, .nothingToImport: "not-found"
    case .folder, .placeList: "file"
    case .predicate(let diagnostics, _), .view(_, let diagnostics, _):
      diagnostics.first?.problem.code ?? "predicate"
    case .textFile, .notText: "file"
    case .binding, .parametersAlone: "parameter"
    case .record: "record"
    case .logEntry: "reference"
    case .logEntryChanged, .removedMeanwhile: "changed"
    case .logEdit: "value"
    case .noLogEntries: "not-found"
    case .form(let failure): failure.reason
    case .enginesDisagree: "contradiction"
    case .namedTwice: "reference"
    case .date, .span, .futureDate: "date"
    case .field, .text, .words, .money, .point: "value"
    case .crop: "crop"
    case .emptyPath: "option"
    case .option, .unknownTopic, .severalPhotos, .needsFolder, .pictureToTerminal: "option"
    case .photos(let errors, _, _): Self.reason(errors)
    case .storedPicture: "picture"
    case .darkroom(.sandbox): "sandbox"
    case .darkroom(.spool(let error)): error.reason == .noSpace ? "disk-full" : "scratch"
    case .scratchLost: "scratch"
    case .file: "file"
    case .pictureMissing: "corrupt"
    case .zone: "zone"
    case .clock: "clock"
    case .configuration: "configuration"
    case .standardInputTwice, .standardInput, .standardInputNotText: "stdin"
    case .cannotAsk, .cannotChoose, .missingSource, .libraryNeedsTerminal: "no-terminal"
    case .declined: "declined"
    case .interrupted: "interrupted"
    case .noHome: "no-home"
    case .output: "output"
    }
  }

  /// What scripts may want to know besides the message.
  var details: [JSONText] {
    switch self {
    case .store(.ambiguous(_, let candidates)), .missingReference(let candidates, _, _):
      candidates.map { candidate in
        .object([("id", .integer(candidate.id.number)), ("name", .text(candidate.name))])
      }
    case .store(.ambiguousView(_, let names)): names.map { .object([("name", .text($0))]) }
    case .store(.ambiguousValue(_, _, let values)): values.map { .object([("value", .text($0))]) }
    case .store(.noSuchNumbers(let ids)), .store(.inTrash(let ids)), .store(.notInTrash(let ids)):
      ids.map { .object([("id", .integer($0.number))]) }
    case .store(.captureDisorder(let disorder)): [disorder.neighbour.json]
    case .store(.standingRelease(let entry, _, let captures)):
      (captures + [entry]).map { .object([("entry", .integer($0.number))]) }
    case .predicate(let diagnostics, let source), .view(_, let diagnostics, let source):
      diagnostics.map { $0.json(in: source) }
    case .binding(_, .literal(let diagnostic, let source)): [diagnostic.json(in: source)]
    case .photos(let errors, _, _):
      errors.map { error in
        .object([
          ("source", .text(Wording.source(error.source).text)),
          ("reason", .text(error.word)),
          ("message", .text(PictureWording.reason(error.reason).text)),
        ])
      }
    default: []
    }
  }
}

extension Failure {
  /// The word of all pictures if it is the same, else that of pictures as such.
  private static func reason(_ errors: [PhotoError]) -> String {
    let words = Set(errors.map(\.word))
    return words.count == 1 ? words.first ?? "picture" : "picture"
  }
}

extension CaptureDisorder.Neighbour {
  /// The entry, its action and its date.
  fileprivate var json: JSONText {
    .object([
      ("entry", entry.map { .integer($0.number) } ?? .null),
      ("action", .text(action.text)),
      ("date", FieldValue.moment(date).json),
    ])
  }
}

extension PhotoError {
  /// A stable word for what is the matter with a picture: that of its camera, or one for all others.
  fileprivate var word: String {
    if case .camera(let error, _) = reason { return error.reason }
    return "picture"
  }
}

extension StoreError {
  fileprivate var status: ExitStatus {
    switch self {
    case .missing, .folderMissing, .notAFile, .inaccessible, .notABook, .newer, .corrupt, .locked,
      .readOnly, .diskFull, .backupFailed, .notShrunk, .database,
      .bytesNotKept:
      .book
    case .noSuchNumbers, .inTrash, .noSuchName, .noSuchPhoto, .noPhotoAt, .noSuchPhotoText,
      .nothingToUndo, .nothingToRedo, .noRecent, .noSuchView, .noSuchValue:
      .notFound
    case .ambiguous, .ambiguousView, .impossibleAmount, .impossiblePlace, .loneCoordinate,
      .evaluation, .ambiguousValue, .sameValue, .foreignZIP,
      .compilation(.tooManyParts):
      .usage
    case .noSuchLogEntries: .notFound
    case .standingCapture, .standingRelease, .keepsAction, .captureDisorder: .refused
    case .notAReleaseReason: .usage
    // Both are for the check before to find.
    case .compilation(.unknownField), .compilation(.notPrepared): .contradiction
    case .exists, .notInTrash, .alreadyCaptured, .notCaptured, .needsCapture,
      .currencyWithoutBounty, .sourceKeyTaken, .changedMeanwhile, .viewExists, .undoConflict,
      .stepErased, .stepOfOtherSchema, .valueExists, .fixedValue, .valueChangedMeanwhile,
      .valueGone:
      .refused
    }
  }

  fileprivate var reason: String {
    switch self {
    case .missing, .folderMissing: "no-book"
    case .notAFile, .notABook: "not-a-book"
    case .inaccessible: "inaccessible"
    case .newer: "newer-schema"
    case .corrupt: "corrupt"
    case .locked: "locked"
    case .readOnly: "read-only"
    case .diskFull: "disk-full"
    case .exists: "exists"
    case .backupFailed: "backup"
    case .notShrunk: "not-shrunk"
    case .database: "database"
    case .bytesNotKept: "not-kept"
    case .noRecent, .noSuchNumbers, .noSuchName, .noSuchPhoto, .noPhotoAt, .noSuchPhotoText,
      .noSuchView, .noSuchValue:
      "not-found"
    case .noSuchLogEntries: "not-found"
    case .standingCapture: "captured"
    case .standingRelease: "released"
    case .keepsAction: "keeps-action"
    case .captureDisorder: "order"
    case .notAReleaseReason: "value"
    case .inTrash: "in-trash"
    case .notInTrash: "not-in-trash"
    case .ambiguous, .ambiguousView, .ambiguousValue: "ambiguous"
    case .valueExists: "value-exists"
    case .fixedValue: "fixed-value"
    case .sameValue, .foreignZIP: "value"
    case .evaluation: "pattern"
    case .compilation: "predicate"
    case .viewExists: "view-exists"
    case .impossibleAmount, .impossiblePlace, .loneCoordinate: "value"
    case .alreadyCaptured: "captured"
    case .notCaptured, .needsCapture: "not-captured"
    case .currencyWithoutBounty: "no-bounty"
    case .sourceKeyTaken: "source-taken"
    case .changedMeanwhile, .valueChangedMeanwhile, .valueGone: "changed"
    case .nothingToUndo, .nothingToRedo: "nothing-left"
    case .undoConflict: "undo-conflict"
    case .stepErased: "erased"
    case .stepOfOtherSchema: "other-schema"
    }
  }
}
