import Chronology
import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore
import PredicateFormat
import Raster
import SQLite
import Sandbox

@testable import PosseCLI

/// One of every failure, with a hostile text wherever a text from outside may stand.
enum FailureSamples {
  /// A failure with the status and the reason that scripts get.
  struct Sample {
    let failure: Failure
    let status: ExitStatus
    let reason: String

    init(_ failure: Failure, _ status: ExitStatus, _ reason: String) {
      self.failure = failure
      self.status = status
      self.reason = reason
    }
  }

  static let text = SampleRows.hostile
  static let path = FilePath(bytes: Array("/tmp/".utf8) + [0xFF, 0x1B, 0x0A] + Array(text.utf8))
  private static let person = FugitiveID(12)
  private static let candidate = FugitiveCandidate(id: person, name: text, alias: text)
  private static let database = DatabaseError(code: .error, message: text, sql: text)
  private static let denied = SystemError(code: .permissionDenied, call: "open", path: path)

  static let all =
    ofCommands + ofSpans + ofValues + ofLog + ofForms
    + ofStore.map { Sample(.store($0.0), $0.1, $0.2) }

  private static let ofSpans = [CalendarSpan(count: 90, unit: .day)].compactMap(\.self)
    .map { Sample(.nobodyTrashedFor($0), .notFound, "not-found") }

  private static let ofLog: [Sample] = [
    .unknownField(name: text, suggestion: nil), .unknownField(name: text, suggestion: "note"),
    .missingOperator(text: text), .notSettable(.photo), .notAList(.note), .notClearable(.action),
    .emptyValue(.note), .emptyValue(.action), .questionMark(.agent), .repeated(.note),
    .text(.note, .blank(field: "note")), .lineBreak(.action), .badBool(.private, text: text),
    .place(.badZIP(text: text, zip: text)), .date(.unrecognised(text)), .futureDate(text: text),
    .reservedAction(.capture),
  ].map { Sample(.logEdit($0, subject: nil), .usage, "value") }

  private static let ofForms: [Sample] = [
    Sample(.form(.noEditor), .usage, "editor"),
    Sample(.form(.editor(text, .exited(1))), .failed, "editor"),
    Sample(.form(.editor(text, .exited(127))), .failed, "editor"),
    Sample(.form(.editor(text, .signaled(9))), .failed, "editor"),
    Sample(.form(.editor(text, .notStarted(12))), .failed, "editor"),
    Sample(.form(.folder(denied)), .failed, "file"),
    Sample(.form(.draft(FileReadError(path: path, reason: .directory))), .failed, "file"),
    Sample(.form(.notFile(path)), .failed, "file"),
    Sample(
      .form(
        .conflict(
          person,
          [FormConflict(field: .desc, wanted: .text(text), present: .null, base: .text(text))])),
      .refused, "changed"),
  ]

  private static let ofCommands: [Sample] = [
    Sample(
      .usage(UsageError(command: ["photo", "add"], .missingArgument("SRC"))), .usage, "usage"),
    Sample(
      .usage(UsageError(command: [], .unexpectedArgument(Array(text.utf8) + [0xFF]))), .usage,
      "usage"),
    Sample(.reference(.zero(text: text), subject: text), .usage, "reference"),
    Sample(.date(.unrecognised(text), subject: "--on"), .usage, "date"),
    Sample(.span(.unrecognised(text), subject: "--due"), .usage, "date"),
    Sample(.futureDate(text, subject: "--on"), .usage, "date"),
    Sample(.field(.missingOperator(text: text), flag: nil), .usage, "value"),
    Sample(.text(.blank(field: "note"), subject: "--note"), .usage, "value"),
    Sample(.words(.nothingSearchable(text: text)), .usage, "value"),
    Sample(.words(.tooLong(length: 9_999, limit: 5_000)), .usage, "value"),
    Sample(.money(.notANumber(text: text), subject: "--min-bounty"), .usage, "value"),
    Sample(.point(.coordinate(.notAPair(text: text)), subject: "--at"), .usage, "value"),
    Sample(.point(.neither(text: text, suggestion: nil), subject: "--at"), .usage, "value"),
    Sample(.point(.neither(text: text, suggestion: text), subject: "--at"), .usage, "value"),
    Sample(
      .point(.place(.unknownState(text: text, state: text, suggestion: text)), subject: "--at"),
      .usage,
      "value"),
    Sample(
      .point(.place(.codeAsCity(text: text, city: text, suggestion: text)), subject: "--at"),
      .usage,
      "value"),
    Sample(.crop(.malformed(text), subject: "--crop"), .usage, "crop"),
    Sample(.option("--limit", value: text, .notANumber(1...9)), .usage, "option"),
    Sample(.severalPeople(text, count: 3), .usage, "reference"),
    Sample(.severalPhotos(2), .usage, "option"),
    Sample(
      .rivalPrimaries(PhotoID(1), PhotoID(2), of: person), .usage, "reference"),
    Sample(.missingSource, .usage, "no-terminal"),
    Sample(.logEntryChanged(LogID(3)), .refused, "changed"),
    Sample(.removedMeanwhile(person), .refused, "changed"),
    Sample(.cannotChoose("agent", instead: "agent=AGENT"), .usage, "no-terminal"),
    Sample(.libraryNeedsTerminal, .usage, "no-terminal"),
    Sample(.pictureToTerminal, .usage, "option"),
    Sample(.needsFolder(path, count: 2), .usage, "option"),
    Sample(.pictureMissing(PhotoID(31)), .book, "corrupt"),
    Sample(.storedPicture(PhotoID(31), .picture(.outOfMemory)), .picture, "picture"),
    Sample(.storedPicture(PhotoID(31), .worker(.killedBySandbox)), .picture, "picture"),
    Sample(
      .darkroom(.sandbox(.cannotConfine(step: .systemCalls, errno: 22))), .picture, "sandbox"),
    Sample(
      .darkroom(.sandbox(.cannotStart(program: "/proc/self/exe", errno: 11))), .picture, "sandbox"),
    Sample(
      .darkroom(.sandbox(.noHello(program: "/bin/true", failure: .exited(status: 0)))), .picture,
      "sandbox"),
    Sample(.darkroom(.sandbox(.cannotWait(errno: 12))), .picture, "sandbox"),
    Sample(.darkroom(.spool(FileWriteError(path: path, reason: .noSpace))), .book, "disk-full"),
    Sample(.darkroom(.spool(FileWriteError(path: path, reason: .missingFolder))), .book, "scratch"),
    Sample(
      .scratchLost(FileReadError(path: path, reason: .system(.inputOutput))), .book, "scratch"),
    Sample(.nothingToImport(path), .notFound, "not-found"),
    Sample(
      .folder(SystemError(code: .notADirectory, call: "opendir", path: path)), .failed, "file"),
    Sample(
      .photos(
        [
          PhotoError(source: .file(path), reason: .noSuchFile),
          PhotoError(source: .standardInput, reason: .picture(.corrupt(.png, reason: text))),
        ], of: 3, canSkip: true), .picture, "picture"),
    Sample(.file(FileWriteError(path: path, reason: .alreadyExists)), .refused, "file"),
    Sample(.file(FileWriteError(path: path, reason: .noSpace)), .failed, "file"),
    Sample(.file(FileWriteError(path: path, reason: .directory)), .failed, "file"),
    Sample(.file(FileWriteError(path: path, reason: .notRegularFile)), .failed, "file"),
    Sample(.file(FileWriteError(path: path, reason: .missingFolder)), .failed, "file"),
    Sample(.file(FileWriteError(path: path, reason: .system(.inputOutput))), .failed, "file"),
    Sample(.zone(.unknownZone(text)), .usage, "zone"),
    Sample(.clock(.badSourceDateEpoch(text)), .usage, "clock"),
    Sample(
      .configuration(FileReadError(path: path, reason: .directory)), .failed, "configuration"),
    Sample(.missingReference([candidate], total: 2, inTrash: false), .usage, "reference"),
    Sample(.missingReference([], total: 0, inTrash: false), .usage, "reference"),
    Sample(.missingReference([], total: 0, inTrash: true), .usage, "reference"),
    Sample(
      .newPerson(.loneCoordinate(person, missing: .lastSeenLat)), .usage, "value"),
    Sample(.emptyPath(subject: "--db"), .usage, "option"),
    Sample(.standardInputTwice, .usage, "stdin"),
    Sample(.standardInput(FileReadError(path: nil, reason: .directory)), .failed, "stdin"),
    Sample(.standardInputNotText(line: 2, holdsNUL: false), .usage, "stdin"),
    Sample(.standardInputNotText(line: 2, holdsNUL: true), .usage, "stdin"),
    Sample(.cannotAsk(.init(act: "capture 2 people")), .usage, "no-terminal"),
    Sample(.declined, .cancelled, "declined"),
    Sample(.interrupted, .interrupted, "interrupted"),
    Sample(.noHome, .book, "no-home"),
    Sample(.output(.failed(28)), .failed, "output"),
    Sample(.output(.readerGone), .readerGone, "output"),
    Sample(.predicate([diagnostic], PredicateSource(text)), .usage, "S101"),
    Sample(.view(text, [diagnostic], PredicateSource(text)), .usage, "S101"),
    Sample(
      .textFile(FileReadError(path: path, reason: .directory), subject: "--where"), .failed, "file"),
    Sample(
      .textFile(FileReadError(path: nil, reason: .overLimit(bytes: 5)), subject: "--where"), .usage,
      "file"),
    Sample(.notText(path, subject: "--record"), .usage, "file"),
    Sample(.notText(nil, subject: "--where"), .usage, "file"),
    Sample(.record(.malformed(.init(offset: 4, reason: .keyTwice(text)))), .usage, "record"),
    Sample(.record(.notAnObject), .usage, "record"),
    Sample(.record(.unknownKey(text, suggestion: nil)), .usage, "record"),
    Sample(.record(.unknownKey(text, suggestion: "name")), .usage, "record"),
    Sample(.record(.wrongType(text, expected: "a text")), .usage, "record"),
    Sample(.record(.image(.unstorableNumber(text))), .usage, "record"),
    Sample(
      .enginesDisagree(
        .init(
          predicate: text, record: text, answer: true,
          plan: PredicatePlan(sql: text, parameters: [.text(text)], steps: []))),
      .contradiction, "contradiction"),
    Sample(.binding(text, .shape), .usage, "parameter"),
    Sample(.binding(text, .name(text)), .usage, "parameter"),
    Sample(.binding(text, .twice("a")), .usage, "parameter"),
    Sample(.binding(text, .literal(diagnostic, PredicateSource(text))), .usage, "parameter"),
    Sample(.parametersAlone, .usage, "parameter"),
    Sample(.namedTwice, .usage, "reference"),
    Sample(.nobodyMatches, .notFound, "not-found"),
    Sample(.logEntry(text), .usage, "reference"),
    Sample(.noLogEntries, .notFound, "not-found"),
    Sample(.unknownTopic(text, suggestion: nil), .usage, "option"),
    Sample(.unknownTopic(text, suggestion: "dates"), .usage, "option"),
  ]

  private static let diagnostic = PredicateDiagnostic(
    .unknownKey(text, record: "fugitive"), at: 0..<1, expected: [text], hint: .note(text))
  private static let step = StepSummary(
    id: 3, time: Instant(microseconds: 0), user: text, words: text, verb: "edit",
    fugitives: [person])
  private static let conflict = UndoConflict(differences: [
    UndoConflict.Difference(
      fugitive: person, table: "fugitive", column: "captured_place", expected: text, found: text),
    UndoConflict.Difference(
      fugitive: nil, table: "tag", column: nil, expected: "a row", found: nil),
  ])

  private static func disorder(_ action: LogAction, isStanding: Bool) -> CaptureDisorder {
    let date = Moment(instant: SampleRows.now)
    return CaptureDisorder(
      person: person, entry: isStanding ? nil : LogID(3), action: action, date: date,
      neighbour: CaptureDisorder.Neighbour(
        entry: LogID(4), action: .capture, date: date, isStanding: isStanding),
      followsNeighbour: isStanding)
  }

  private static let ofStore: [(StoreError, ExitStatus, String)] = [
    (.missing(path), .book, "no-book"),
    (.folderMissing(path), .book, "no-book"),
    (.notAFile(path, .directory), .book, "not-a-book"),
    (.notAFile(path, .symbolicLink), .book, "not-a-book"),
    (.notAFile(path, .special), .book, "not-a-book"),
    (.inaccessible(path, denied), .book, "inaccessible"),
    (.notABook(path, .notSQLite), .book, "not-a-book"),
    (.notABook(path, .otherApplication(7)), .book, "not-a-book"),
    (.notABook(path, .empty), .book, "not-a-book"),
    (.newer(path, schema: 9, writtenBy: text, known: 1), .book, "newer-schema"),
    (.newer(path, schema: 9, writtenBy: nil, known: 1), .book, "newer-schema"),
    (.corrupt(path, detail: text), .book, "corrupt"),
    (.locked(path, holder: nil), .book, "locked"),
    (.readOnly(path), .book, "read-only"),
    (.diskFull(path), .book, "disk-full"),
    (.exists(path), .refused, "exists"),
    (
      .backupFailed(path, BackupError(path: [0xFF, 0x1B], reason: .unsound([text]))), .book,
      "backup"
    ),
    (.database(path, database), .book, "database"),
    (.bytesNotKept, .book, "not-kept"),
    (.database(path, DatabaseError(code: .inputOutput, message: text)), .book, "database"),
    (.noSuchNumbers([person, FugitiveID(13)]), .notFound, "not-found"),
    (.noSuchNumbers((1...40).map { FugitiveID($0) }), .notFound, "not-found"),
    (.inTrash([person]), .notFound, "in-trash"),
    (.notInTrash([person, FugitiveID(13)]), .refused, "not-in-trash"),
    (.notShrunk(path, .noSpace), .book, "not-shrunk"),
    (.notShrunk(path, .locked(nil)), .book, "not-shrunk"),
    (.notShrunk(path, .database(database)), .book, "not-shrunk"),
    (.noSuchName(text), .notFound, "not-found"),
    (.ambiguous(text, candidates: Array(repeating: candidate, count: 40)), .usage, "ambiguous"),
    (.noSuchLogEntries([LogID(3)]), .notFound, "not-found"),
    (.noSuchLogEntries((1...40).map { LogID($0) }), .notFound, "not-found"),
    (.standingCapture(LogID(3), person), .refused, "captured"),
    (.standingRelease(LogID(3), person, captures: [LogID(2)]), .refused, "released"),
    (.keepsAction(LogID(3), .release), .refused, "keeps-action"),
    (.captureDisorder(disorder(.release, isStanding: true)), .refused, "order"),
    (.captureDisorder(disorder(.capture, isStanding: false)), .refused, "order"),
    (.notAReleaseReason(LogID(3), text: text), .usage, "value"),
    (.noSuchPhoto(PhotoID(31)), .notFound, "not-found"),
    (.noPhotoAt(person, position: 2, count: 0), .notFound, "not-found"),
    (.noPhotoAt(person, position: 2, count: 1), .notFound, "not-found"),
    (.noPhotoAt(person, position: 4, count: 3), .notFound, "not-found"),
    (.noSuchPhotoText(text), .notFound, "not-found"),
    (.alreadyCaptured(person, on: .unknown), .refused, "captured"),
    (.notCaptured(person), .refused, "not-captured"),
    (.needsCapture(person, .captdate), .refused, "not-captured"),
    (.currencyWithoutBounty(person), .refused, "no-bounty"),
    (.impossibleAmount(person, .notANumber(text: text)), .usage, "value"),
    (.impossiblePlace(person, .badZIP(text: text, zip: text)), .usage, "value"),
    (.loneCoordinate(person, missing: .capturedLat), .usage, "value"),
    (.sourceKeyTaken(name: text, key: text, by: person), .refused, "source-taken"),
    (.changedMeanwhile(person), .refused, "changed"),
    (.viewExists(text), .refused, "view-exists"),
    (.noSuchView(text), .notFound, "not-found"),
    (.ambiguousView(text, names: Array(repeating: text, count: 12)), .usage, "ambiguous"),
    (.noRecent(position: 2, count: 0), .notFound, "not-found"),
    (.noRecent(position: 2, count: 1), .notFound, "not-found"),
    (.noRecent(position: 4, count: 3), .notFound, "not-found"),
    (.evaluation(.patternTooExpensive), .usage, "pattern"),
    (.evaluation(.patternTooLong(limit: 1_000)), .usage, "pattern"),
    (.evaluation(.invalidPattern("a(", reason: "missing )", offset: 2)), .usage, "pattern"),
    (.compilation(.tooManyParts), .usage, "predicate"),
    (.compilation(.unknownField(record: "fugitive", field: "age")), .contradiction, "predicate"),
    (.compilation(.notPrepared), .contradiction, "predicate"),
    (.nothingToUndo(count: 0), .notFound, "nothing-left"),
    (.nothingToUndo(count: 1), .notFound, "nothing-left"),
    (.nothingToRedo(count: 2), .notFound, "nothing-left"),
    (.undoConflict(step, conflict), .refused, "undo-conflict"),
    (.stepErased(step), .refused, "erased"),
    (.stepOfOtherSchema(step), .refused, "other-schema"),
  ]
}
