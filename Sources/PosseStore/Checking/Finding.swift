package import FileSystem
package import PosseModel

/// One thing that a check of a book found wrong, and where.
package struct Finding: Hashable, Sendable {
  /// What is wrong.
  package let problem: Problem
  /// The table it was found in; nil for the file and what lies beside it.
  package let table: String?
  /// The number of the row; nil when it is about more than one.
  package let row: Int64?
  /// The person whom the row belongs to, as far as it is known.
  package let fugitive: FugitiveID?

  init(
    _ problem: Problem, table: String? = nil, row: Int64? = nil, fugitive: Int64? = nil
  ) {
    self.problem = problem
    self.table = table
    self.row = row
    self.fugitive = fugitive.map { FugitiveID($0) }
  }

  /// What can be wrong with a book.
  package enum Problem: Hashable, Sendable {
    /// The file as a whole is not accepted as a book.
    case refused(StoreError)
    /// Other users of the system may read a file or look into a folder.
    case openToOthers(FilePath, Opened)
    /// A journal that no transaction needs, which may hold what was deleted.
    case leftoverJournal(FilePath)
    /// A sentence of SQLite's own check of pages, indexes and rules.
    case pages(String)
    /// Something cannot be read; the text is SQLite's reason.
    case unreadable(String)
    /// A row refers to a row of another table that does not exist.
    case danglingReference(parent: String)
    /// The schema is not what history rests on.
    case schema(SchemaProblem)
    /// An entry of the history is not as it was written.
    case history(entry: Int64, HistoryProblem)
    /// Bytes that a row names are not in the book.
    case bytesMissing(StoredBytes)
    /// Bytes in the book have another digest than the one they are kept under.
    case bytesChanged(StoredBytes)
    /// The number of bytes differs from what a photo says.
    case sizeDiffers(StoredBytes, expected: Int64, found: Int64)
    /// The stored picture of a photo does not begin as a PNG does.
    case notPNG
    /// The picture has other sides than its photo says.
    case sidesDiffer(expected: Sides, found: Sides)
    /// The folded twin of a column is not its folding.
    case folded(column: String)
    /// A value list lacks its fixed row `..Unknown..`.
    case fixedRowMissing
    /// The primary photo of a person is missing or shows someone else.
    case primaryPhoto(PrimaryPhoto)
    /// Searches find something else than the records say.
    case search(SearchProblem)
  }

  /// What others may read.
  package enum Opened: Hashable, Sendable { case book, folder, backup }

  /// What bytes stand for.
  package enum StoredBytes: Hashable, Sendable {
    case picture, original, thumbnail, sourceRecord
    /// Bytes that nothing names.
    case unnamed
  }

  /// Width and height in pixels.
  package struct Sides: Hashable, Sendable {
    /// The width.
    package let width: Int64
    /// The height.
    package let height: Int64
  }

  /// What can be wrong with the photo that stands for a person.
  package enum PrimaryPhoto: Hashable, Sendable {
    /// It is a photo of somebody else.
    case ofAnother(PhotoID)
    /// No such photo exists.
    case missing(PhotoID)
    /// The person has photos, and none is the primary one.
    case none
  }

  /// What can be wrong with what searches look into.
  package enum SearchProblem: Hashable, Sendable {
    /// The words that are kept of a person are not those of the record.
    case otherText
    /// Words are kept of somebody who is not in the book.
    case nobody
    /// The index is not that of the words.
    case index
    /// The words were folded and cut by the rules of another version.
    case otherRules
  }

  /// What can be wrong with the schema.
  package enum SchemaProblem: Hashable, Sendable {
    /// A table that is neither followed by history nor known not to be.
    case unknownTable
    /// A table, index or view that the schema has is missing.
    case missing(String)
    /// A table, index or view is not as the schema has it.
    case altered(String)
    /// A trigger, which would change rows behind a command's back.
    case trigger(String)
    /// A followed table has no AUTOINCREMENT `id`.
    case noKey
    /// A followed table has a generated column.
    case generatedColumn(String)
    /// A followed table has a column of bytes.
    case bytesColumn(String)
    /// A followed table has a UNIQUE index over part of its rows.
    case partialUniqueIndex(String)
  }

  /// What can be wrong with an entry of the history.
  package enum HistoryProblem: Hashable, Sendable {
    /// This entry, and those up to the one named, are gone.
    case missing(through: Int64)
    /// It is not chained to the entry before it.
    case unchained
    /// Its words are not those that it was written with.
    case wordsChanged
    /// Its words are gone, and no purge says so.
    case wordsMissing
    /// It is marked as erased and is not, or the other way round.
    case wrongMark
    /// What it says besides its rows, or the number of its rows, is not as it was written.
    case headChanged
    /// A row image is not as it was written.
    case imageChanged
    /// A row image is gone, and no purge says so.
    case imageMissing
    /// A row image is said to belong to another person than it does.
    case imageOfAnother
    /// A row image names bytes that are gone, so that undo could not bring them back.
    case bytesMissing(StoredBytes)
    /// Row images are not in the order they were written in.
    case imagesOutOfOrder
    /// It takes back an entry that does not come before it.
    case badReversal
  }

  /// Whether `posse check --fix` can put it right without making anything up.
  package var isFixable: Bool {
    switch problem {
    case .openToOthers, .leftoverJournal, .folded, .fixedRowMissing, .primaryPhoto, .search: true
    default: false
    }
  }

  /// Whether pages of the file cannot be relied on, so that nothing should be written to them.
  package var isDamageOfPages: Bool {
    switch problem {
    case .refused, .pages, .unreadable: true
    default: false
    }
  }

  /// A stable word for scripts.
  package var kind: String {
    switch problem {
    case .refused: "book"
    case .openToOthers: "permissions"
    case .leftoverJournal: "journal"
    case .pages: "pages"
    case .unreadable: "unreadable"
    case .danglingReference: "reference"
    case .schema: "schema"
    case .history: "history"
    case .bytesMissing, .bytesChanged, .sizeDiffers, .notPNG, .sidesDiffer: "bytes"
    case .folded: "folded"
    case .fixedRowMissing: "fixed-row"
    case .primaryPhoto: "primary-photo"
    case .search: Self.searchKind
    }
  }

  /// The kind of everything about searches.
  static let searchKind = "search"
}
