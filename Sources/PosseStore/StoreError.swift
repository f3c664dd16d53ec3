package import FileSystem
package import PosseModel
package import PredicateFormat
package import SQLite

/// What can go wrong between a command and its book; wording and exit codes belong to the command line.
package enum StoreError: Error, Hashable, Sendable {
  /// Nothing lies at the path.
  case missing(FilePath)
  /// The folder in which the book should lie does not exist.
  case folderMissing(FilePath)
  /// A directory, a link or something else that is no regular file lies at the path.
  case notAFile(FilePath, NotAFile)
  /// The operating system refuses access.
  case inaccessible(FilePath, SystemError)
  /// The file is no book: not SQLite, or another program's database.
  case notABook(FilePath, NotABook)
  /// A newer Posse wrote the book.
  case newer(FilePath, schema: Int, writtenBy: String?, known: Int)
  /// The file is damaged.
  case corrupt(FilePath, detail: String)
  /// Another process holds the lock for longer than the timeout.
  case locked(FilePath, holder: LockHolder?)
  /// The file, its folder or its medium cannot be written.
  case readOnly(FilePath)
  /// There is no room left for the change, which was undone as a whole.
  case diskFull(FilePath)
  /// A book should be made where a file already lies.
  case exists(FilePath)
  /// No sound copy could be made before a change of the schema, which was not begun.
  case backupFailed(FilePath, BackupError)
  /// The file was not made smaller; what it holds is as it should be.
  case notShrunk(FilePath, ShrinkProblem)
  /// What was written could not be read back as it was; the change was undone.
  case bytesNotKept
  /// Any other failure of the database.
  case database(FilePath, DatabaseError)

  /// A predicate could not be answered for a record.
  case evaluation(EvaluationError)
  /// A predicate cannot be asked of the database.
  case compilation(CompilationError)

  /// No fugitive has these numbers.
  case noSuchNumbers([FugitiveID])
  /// The fugitives are in the trash, where the command does not look.
  case inTrash([FugitiveID])
  /// The user's own commands touched fewer people than `@-N` goes back.
  case noRecent(position: Int, count: Int)
  /// The fugitives are not in the trash, where the command only looks.
  case notInTrash([FugitiveID])
  /// No fugitive has this name, alias or source key.
  case noSuchName(String)
  /// Several fugitives answer to the text.
  case ambiguous(String, candidates: [FugitiveCandidate])
  /// No photo has this number.
  case noSuchPhoto(PhotoID)
  /// The person has no photo, or fewer than the position asks for.
  case noPhotoAt(FugitiveID, position: Int, count: Int)
  /// The log has no entries of these numbers.
  case noSuchLogEntries([LogID])
  /// The entry tells of the capture that stands, which the change would contradict.
  case standingCapture(LogID, FugitiveID)
  /// Without the entry, a release, the log of somebody at large would end with the captures that it ended.
  case standingRelease(LogID, FugitiveID, captures: [LogID])
  /// The entry was written by the command of its action, which stays.
  case keepsAction(LogID, LogAction)
  /// The date of a capture or a release would bring it past another one of the same person.
  case captureDisorder(CaptureDisorder)
  /// The reason of a release is one of a few.
  case notAReleaseReason(LogID, text: String)
  /// The text names neither a photo nor a fugitive.
  case noSuchPhotoText(String)

  /// The fugitive is captured already and the command did not ask for another capture.
  case alreadyCaptured(FugitiveID, on: CaptureDate)
  /// The fugitive is not captured.
  case notCaptured(FugitiveID)
  /// A field that only a captured person can have.
  case needsCapture(FugitiveID, FugitiveField)
  /// A currency without an amount.
  case currencyWithoutBounty(FugitiveID)
  /// An amount that cannot be relabelled as another currency.
  case impossibleAmount(FugitiveID, MoneyError)
  /// Parts that do not make a place.
  case impossiblePlace(FugitiveID, PlaceError)
  /// One of two coordinates without the other.
  case loneCoordinate(FugitiveID, missing: FugitiveField)
  /// Another fugitive has the source key.
  case sourceKeyTaken(name: String, key: String, by: FugitiveID)
  /// What was shown in a question is no longer so.
  case changedMeanwhile(FugitiveID)

  /// A view of this name is saved already, and the command did not ask to replace it.
  case viewExists(String)
  /// No saved view has this name.
  case noSuchView(String)
  /// The names of several saved views differ from the text only by case and accents.
  case ambiguousView(String, names: [String])

  /// No value of the list is the text.
  case noSuchValue(ValueKind, String)
  /// Several values of the list differ from the text only by case and accents.
  case ambiguousValue(ValueKind, String, values: [String])
  /// Another value of the list, which is given as it is stored, has the text already.
  case valueExists(ValueKind, String)
  /// The row `..Unknown..` of a list stays as it is.
  case fixedValue(ValueKind)
  /// A value should be merged with, or replaced by, itself.
  case sameValue(ValueKind, String)
  /// A value's uses are no longer those that were shown in a question.
  case valueChangedMeanwhile(ValueKind, String)
  /// A value that was chosen from its list is not there any more.
  case valueGone(ValueKind, String)
  /// A ZIP code that does not belong to its state, and a pair that the book does not know.
  case foreignZIP(ForeignZIP)

  /// There is no command left to take back.
  case nothingToUndo(count: Int)
  /// There is no command left to bring back.
  case nothingToRedo(count: Int)
  /// What a command touched is no longer as it left it.
  case undoConflict(StepSummary, UndoConflict)
  /// Part of what a command did was erased by a purge.
  case stepErased(StepSummary)
  /// A command touched tables or columns that the present schema does not have.
  case stepOfOtherSchema(StepSummary)

  /// What the database itself says about the failure, if it is one of its own.
  package var databaseDetail: String? {
    switch self {
    case .database(_, let error), .notShrunk(_, .database(let error)): error.description
    case .backupFailed(_, let error): "\(error.reason)"
    default: nil
    }
  }

  /// Whether the system failed to read or write the file.
  ///
  /// The reason, such as a quota, is lost when it happens while a change is committed.
  package var isDiskFailure: Bool {
    if case .database(_, let error) = self { error.code.primary == .inputOutput } else { false }
  }

  /// Whether there is no book yet where one was looked for.
  package var isAbsence: Bool {
    switch self {
    case .missing, .folderMissing, .notABook(_, .empty): true
    default: false
    }
  }

  /// What lies at the path of a book instead of a file.
  package enum NotAFile: Hashable, Sendable { case directory, symbolicLink, special }

  /// Why a file was not made smaller.
  package enum ShrinkProblem: Hashable, Sendable {
    case noSpace, locked(LockHolder?), database(DatabaseError)
  }

  /// Why a file is no book.
  package enum NotABook: Hashable, Sendable { case notSQLite, otherApplication(UInt32), empty }
}
