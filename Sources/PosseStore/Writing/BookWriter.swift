package import Chronology
import SQLite

/// Changes the book within the one transaction of a command; handed out by ``Book/write(_:_:)``.
package struct BookWriter {
  let book: Book
  let entry: ChangeEntry
  let recording: HistoryRecording
  let likenessesMade = ValueLikenesses()

  /// Reads within the same transaction, so that it sees what the command has changed.
  package var reader: BookReader { BookReader(book: book) }

  /// The time of the command.
  package var now: Instant { entry.time }

  func execute(_ sql: SQL) throws(StoreError) {
    try book.translating { () throws(DatabaseError) in
      try book.connection.execute(sql)
      try recording.noteStatement()
    }
  }

  /// Runs an INSERT and returns the new row's number.
  func insert(_ sql: SQL) throws(StoreError) -> Int64 {
    try book.translating { () throws(DatabaseError) in
      try book.connection.execute(sql)
      // Asked for at once: the recording may write rows of its own.
      let number = try book.connection.lastInsertedRowID
      try recording.noteStatement()
      return number
    }
  }
}
