import PosseModel
import SQLite
import UnicodeText

extension BookCheck {
  /// Puts right what can be put right safely, looks again, and says what is fixed and what remains.
  ///
  /// Rows are changed through the one commit point, so what history follows leaves an entry. History itself
  /// and the bytes of photos are never touched. Nothing is written into a book whose pages are damaged: a copy
  /// of its file may be all that there is left to save.
  ///
  /// - Parameters:
  ///   - report: What ``run()`` found.
  ///   - entry: The command.
  /// - Returns: The report with what is fixed.
  package func repair(_ report: CheckReport, _ entry: ChangeEntry) -> CheckReport {
    guard report.findings.contains(where: \.isFixable) else { return report }
    repairFiles()
    let isInBook = report.findings.contains { $0.isFixable && $0.table != nil }
    let rebuildsSearch = report.findings.contains { $0.kind == Finding.searchKind }
    if let book, isInBook, !report.hasDamagedPages {
      // What could not be written is found again by the second look.
      try? book.write(entry) { writer throws(StoreError) in
        try writer.restoreFixedRows()
        try writer.correctPrimaryPhotos()
        try writer.refoldTwins()
        if rebuildsSearch { try writer.rebuildSearch() }
      }
    }
    var settled = report
    settled.settle(with: runRepairable())
    return settled
  }
}

extension BookWriter {
  /// Puts back the rows of the value lists that the schema itself fixes in every part.
  fileprivate func restoreFixedRows() throws(StoreError) {
    for (table, column) in BookCheck.fixedRows {
      let text = BookCheck.fixedText
      let twin = Folding.folded(text)
      try execute(
        """
        INSERT OR IGNORE INTO \(identifier: table) (id, \(identifier: column),
          \(identifier: column + "_cd")) VALUES (1, \(text), \(twin))
        """)
    }
  }

  /// Gives people whose primary photo is not one of theirs the first of theirs, or none.
  fileprivate func correctPrimaryPhotos() throws(StoreError) {
    let people = try reader.rows(BookCheck.wrongPrimaryPhotos) { row throws(DatabaseError) in
      FugitiveID(try row.int(0))
    }
    for id in people {
      try execute(
        """
        UPDATE fugitive SET primary_photo =
          (SELECT id FROM photo WHERE fugitive = \(id.number) ORDER BY id LIMIT 1)
        WHERE id = \(id.number)
        """)
      try touch(id)
    }
  }

  /// Computes the twins that are not the folding of their column afresh; history does not follow twins.
  fileprivate func refoldTwins() throws(StoreError) {
    for (table, columns) in TrackedTable.folded {
      for column in columns {
        let twin = column + "_cd"
        try execute(
          """
          UPDATE \(identifier: table) SET \(identifier: twin) = posse_fold(\(identifier: column))
          WHERE \(identifier: twin) IS NOT posse_fold(\(identifier: column))
          """)
      }
    }
  }
}
