import Chronology
import CommandKit
import FileSystem
import ImageCodecs
import Interchange
import PhotoIntake
import PosseModel
import PosseStore
import PredicateFormat
import Raster

/// Why a command did not do what it was asked: data only, the words are in `Wording`.
enum Failure: Error {
  /// The command line cannot be used.
  case usage(UsageError)
  /// The book, or what should be in it.
  case store(StoreError)
  /// What was given for a new person does not fit together.
  case newPerson(StoreError)
  /// A text that should name people or photos.
  case reference(ReferenceError, subject: String)
  /// A text that should be a date.
  case date(DateError, subject: String)
  /// A text that should be a duration.
  case span(DateError, subject: String)
  /// A date to come where only the past makes sense.
  case futureDate(String, subject: String)
  /// A value for a field.
  case field(FieldEditError, flag: String?)
  /// A text that should be the number of a log entry.
  case logEntry(String)
  /// What was shown of a log entry in a question is no longer so.
  case logEntryChanged(LogID)
  /// A person went to the trash since they were shown.
  case removedMeanwhile(FugitiveID)
  /// No log entry is named, where some are to be changed.
  case noLogEntries
  /// A value for a field of a log entry.
  case logEdit(LogEditError, subject: String?)
  /// A text that breaks the rules of its field.
  case text(TextError, subject: String)
  /// Words to look for.
  case words(SearchWordsError)
  /// An amount of money.
  case money(MoneyError, subject: String)
  /// A place or point.
  case point(CapturePointError, subject: String)
  /// A part of a picture.
  case crop(CropError, subject: String)
  /// The value of an option, for a reason of its own.
  case option(String, value: String, Problem)
  /// A text that means several people where one is wanted.
  case severalPeople(String, count: Int)
  /// Several photos where one is wanted.
  case severalPhotos(Int)
  /// Two photos of one person should both become the primary one.
  case rivalPrimaries(PhotoID, PhotoID, of: FugitiveID)
  /// A picture should be written to a terminal.
  case pictureToTerminal
  /// Several pictures should go into one file.
  case needsFolder(FilePath, count: Int)
  /// The bytes of a photo are not in the book.
  case pictureMissing(PhotoID)
  /// A stored picture cannot be made into what was asked for.
  case storedPicture(PhotoID, PhotoError.Reason)
  /// No picture can be decoded, whichever it is.
  case darkroom(DarkroomError)
  /// Finished pictures that were kept aside could not be read back.
  case scratchLost(FileReadError)
  /// Nothing says where a picture should come from, and nobody can be asked.
  case missingSource
  /// Nobody can choose from the library here.
  case libraryNeedsTerminal
  /// Pictures that cannot be taken, out of so many; the command may know how to pass over them.
  case photos([PhotoError], of: Int, canSkip: Bool)
  /// A folder holds no picture that could be taken.
  case nothingToImport(FilePath)
  /// A folder that cannot be looked through.
  case folder(SystemError)
  /// A file that cannot be written.
  case file(FileWriteError)
  /// A zone that does not exist.
  case zone(ZoneError)
  /// The clock that the environment sets.
  case clock(ClockError)
  /// The configuration file could not be read.
  case configuration(FileReadError)
  /// A person is missing from the command line; these are there.
  case missingReference([FugitiveCandidate], total: Int, inTrash: Bool)
  /// Nobody has been in the trash for so long.
  case nobodyTrashedFor(CalendarSpan)
  /// Standard input is asked for twice.
  case standardInputTwice
  /// Standard input could not be read.
  case standardInput(FileReadError)
  /// Standard input holds something that is no text.
  case standardInputNotText(line: Int, holdsNUL: Bool)
  /// A question came up and cannot be asked.
  case cannotAsk(Wanted)
  /// A choice is asked for and nobody can choose here; what may be written instead.
  case cannotChoose(String, instead: String)
  /// Somebody said no.
  case declined
  /// Ctrl-C at a question.
  case interrupted
  /// A path without a character.
  case emptyPath(subject: String)
  /// No home to put the default book in.
  case noHome
  /// Standard output does not take what was written.
  case output(ConsoleError)
  /// A predicate that cannot be read, or does not fit the fields.
  case predicate([PredicateDiagnostic], PredicateSource)
  /// The predicate of a saved view.
  case view(String, [PredicateDiagnostic], PredicateSource)
  /// The value of an option could not be read from the file or standard input that it names.
  case textFile(FileReadError, subject: String)
  /// A file, or standard input, should hold the value of an option and holds something that is no text.
  case notText(FilePath?, subject: String)
  /// A value given with -p.
  case binding(String, BindingProblem)
  /// A record given as JSON.
  case record(RecordProblem)
  /// The two engines answered a predicate differently: what to send with the report.
  case enginesDisagree(Disagreement)
  /// A list of places cannot be read from a file, or from standard input when no path is given.
  case placeList(FilePath?, PlaceListProblem)
  /// Values are given with -p, and there is no predicate.
  case parametersAlone
  /// People are named both one by one and by a predicate.
  case namedTwice
  /// A predicate fits nobody, where somebody is to be changed.
  case nobodyMatches
  /// An edit form.
  case form(FormFailure)
  /// An unknown name of a topic.
  case unknownTopic(String, suggestion: String?)

  /// What a question would have allowed.
  struct Wanted: Hashable {
    /// The act in words, such as `capture 2 people`.
    var act: String
    /// The flag that makes the question unnecessary, besides --yes.
    var flag: String?
  }

  /// Why a list of places cannot be read.
  enum PlaceListProblem: Hashable {
    case file(FileReadError)
    case list(PlaceListError)
  }

  /// What can be wrong with a record given as JSON.
  enum RecordProblem: Hashable {
    case malformed(JSONReader.Malformed)
    case notAnObject
    case unknownKey(String, suggestion: String?)
    case wrongType(String, expected: String)
    case image(RecordImageError)
  }

  /// An answer that cannot be: one engine says yes, the other no.
  struct Disagreement: Hashable {
    /// The predicate in its canonical spelling.
    var predicate: String
    /// The record as it was given.
    var record: String
    /// What the evaluator answered; the database answered the opposite.
    var answer: Bool
    /// How the database went about it.
    var plan: PredicatePlan
  }

  /// What can be wrong with a value given with -p.
  enum BindingProblem: Hashable {
    case shape
    case name(String)
    case twice(String)
    case literal(PredicateDiagnostic, PredicateSource)
  }

  /// What can be wrong with the value of an option.
  enum Problem: Hashable {
    case notANumber(ClosedRange<Int>)
    case notASize(limit: Int)
    case notOneOf([String])
    case unknownField(suggestions: [FugitiveField])
    case unorderedField(FugitiveField)
    case emptyList(known: [String])
    case badDirection
    case unknownColumn(known: [String])
    case badSource
    case template(offset: Int, TemplateProblem)
    case nullNeedsIDsOrPlain
  }

  /// What can be wrong with a template.
  enum TemplateProblem: Error, Hashable {
    case unknownField(String, suggestions: [FugitiveField])
    case unknownForm(String)
    case unclosed
    case unopened
    case badEscape(String)
  }
}
