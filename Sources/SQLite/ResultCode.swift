import CSQLite

/// A result of a SQLite call: the primary code, or an extended one that says more.
///
/// A pattern of a primary code also matches its extended codes: `case .busy` catches `SQLITE_BUSY_SNAPSHOT`.
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  /// The number as SQLite knows it.
  package let rawValue: Int32

  /// Takes any number.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The code without its extension.
  package var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }

  /// Whether a code is the pattern or an extension of it.
  package static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern == code || pattern == code.primary
  }

  /// Success.
  package static let ok = ResultCode(rawValue: SQLITE_OK)
  /// SQL that cannot be understood, or a table that does not exist.
  package static let error = ResultCode(rawValue: SQLITE_ERROR)
  /// A contradiction inside SQLite.
  package static let `internal` = ResultCode(rawValue: SQLITE_INTERNAL)
  /// The file may not be used in this way.
  package static let permission = ResultCode(rawValue: SQLITE_PERM)
  /// The operation was stopped, for example because a commit hook said no.
  package static let abort = ResultCode(rawValue: SQLITE_ABORT)
  /// Another process holds the lock.
  package static let busy = ResultCode(rawValue: SQLITE_BUSY)
  /// Another statement of this connection is in the way.
  package static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  /// No memory left.
  package static let noMemory = ResultCode(rawValue: SQLITE_NOMEM)
  /// The database cannot be written.
  package static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// The operation was interrupted.
  package static let interrupt = ResultCode(rawValue: SQLITE_INTERRUPT)
  /// The system failed to read or write.
  package static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// The file is damaged.
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// The disk is full.
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  /// The file cannot be opened.
  package static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  /// The schema changed meanwhile.
  package static let schema = ResultCode(rawValue: SQLITE_SCHEMA)
  /// A text, blob or statement is over a limit.
  package static let tooBig = ResultCode(rawValue: SQLITE_TOOBIG)
  /// A rule of a table is broken.
  package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  /// A value has another type than expected.
  package static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
  /// The library was used wrongly.
  package static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  /// A parameter or column number is out of range.
  package static let range = ResultCode(rawValue: SQLITE_RANGE)
  /// The file is no SQLite database.
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
  /// A row is there.
  package static let row = ResultCode(rawValue: SQLITE_ROW)
  /// The statement has finished.
  package static let done = ResultCode(rawValue: SQLITE_DONE)

  /// A CHECK is broken.
  package static let constraintCheck = ResultCode(rawValue: extended(SQLITE_CONSTRAINT, 1))
  /// A row is referred to, or refers to nothing.
  package static let constraintForeignKey = ResultCode(rawValue: extended(SQLITE_CONSTRAINT, 3))
  /// A column that must have a value has none.
  package static let constraintNotNull = ResultCode(rawValue: extended(SQLITE_CONSTRAINT, 5))
  /// A primary key exists already.
  package static let constraintPrimaryKey = ResultCode(rawValue: extended(SQLITE_CONSTRAINT, 6))
  /// A value that must be unique exists already.
  package static let constraintUnique = ResultCode(rawValue: extended(SQLITE_CONSTRAINT, 8))
  /// A value does not fit the type of its column.
  package static let constraintDataType = ResultCode(rawValue: extended(SQLITE_CONSTRAINT, 12))
  /// A transaction was left unfinished and cannot be rolled back, since nothing can be written here.
  package static let readOnlyRollback = ResultCode(rawValue: extended(SQLITE_READONLY, 3))
  /// The folder of the database cannot be written, so no journal can be made.
  package static let readOnlyFolder = ResultCode(rawValue: extended(SQLITE_READONLY, 6))
  /// The path is or contains a symbolic link.
  package static let cannotOpenLink = ResultCode(rawValue: extended(SQLITE_CANTOPEN, 6))
  /// The index of a virtual table is damaged, or no longer that of its rows.
  package static let corruptVirtualTable = ResultCode(rawValue: extended(SQLITE_CORRUPT, 1))

  // The C macros for extended codes are expressions that do not import.
  private static func extended(_ primary: Int32, _ number: Int32) -> Int32 {
    primary | (number << 8)
  }
}
