extension Connection {
  /// Copies the database, as it is at this moment, to a new file that only its owner may read.
  ///
  /// The copy is compact, checked by `integrity_check` and forced to the disk. It cannot be made inside a
  /// transaction, and the path must not lead through a symbolic link. The statement is `VACUUM INTO`.
  package func backup(to path: [UInt8]) throws(BackupError) {
    do throws(SystemCalls.Failure) {
      try SystemCalls.createNew(path)
    } catch {
      throw BackupError(
        path: path, reason: error.isFileExists ? .alreadyExists : .system(error.number))
    }
    do throws(BackupError) {
      try fill(path)
    } catch {
      try? SystemCalls.remove(path)
      throw error
    }
  }

  private func fill(_ path: [UInt8]) throws(BackupError) {
    let problems: [String]
    do throws(DatabaseError) {
      try vacuum(into: path)
      let copy = try Connection(path: path, access: .readOnly)
      problems = try copy.integrityProblems(limit: 10)
      try copy.close()
    } catch {
      throw BackupError(path: path, reason: .database(error))
    }
    if !problems.isEmpty { throw BackupError(path: path, reason: .unsound(problems)) }
    do throws(SystemCalls.Failure) {
      try SystemCalls.synchronize(path)
    } catch {
      throw BackupError(path: path, reason: .system(error.number))
    }
  }

  /// Fills an empty file with a compact copy.
  private func vacuum(into path: [UInt8]) throws(DatabaseError) {
    // The name is bound as bytes, since a path need not be text.
    let statement = try lease("VACUUM INTO CAST(? AS TEXT)", failure: { $0 })
    try statement.withBindings([.blob(path)], failure: { $0 }) { () throws(DatabaseError) in
      while try statement.step(failure: { $0 }) {}
    }
  }
}
