extension Connection {
  /// The number of bytes of the database's pages, free ones included.
  package func byteCount() throws(DatabaseError) -> Int64 {
    let pages = try firstInt("PRAGMA page_count") ?? 0
    return pages * (try firstInt("PRAGMA page_size") ?? 0)
  }

  /// Rewrites the file without its free pages; cannot be done inside a transaction.
  ///
  /// The rewritten pages wait in memory; of a database of more bytes than `memoryLimit` they wait in a
  /// nameless file of the folder, if one is given. The old pages wait in the journal until the end, so that
  /// a failure leaves everything as it was. The statement is `VACUUM`.
  package func vacuum(
    memoryLimit: Int64 = 256 << 20, spillingInto folder: String? = nil
  ) throws(DatabaseError) {
    let spills = try byteCount() > memoryLimit
    if spills, let folder {
      try spill(into: folder)
      defer { try? keepTemporariesInMemory() }
      try execute("VACUUM")
    } else {
      try execute("VACUUM")
    }
  }

  private func spill(into folder: String) throws(DatabaseError) {
    let quoted =
      "'"
      + folder.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
    try run("PRAGMA temp_store_directory = \(raw: quoted)")
    try run("PRAGMA temp_store = FILE")
  }

  private func keepTemporariesInMemory() throws(DatabaseError) {
    try run("PRAGMA temp_store = MEMORY")
    try run("PRAGMA temp_store_directory = ''")
  }
}
