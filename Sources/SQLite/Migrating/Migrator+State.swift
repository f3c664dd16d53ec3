extension Migrator {
  /// How a database stands to this program.
  package enum State: Hashable, Sendable {
    /// It has no tables and no owner yet.
    case empty
    /// It has the schema this program knows.
    case current
    /// It has an older schema.
    case older(Int)
    /// It has a newer schema; the text is what the program that wrote it called itself.
    case newer(Int, writtenBy: String?)
    /// It belongs to another program, or to none.
    case foreign(applicationID: Int32)
  }

  /// Judges a file by its header alone; who wrote a newer one is then unknown.
  ///
  /// A file with an unfinished transaction may be judged by what that transaction meant to do, so an opened
  /// connection has the last word.
  package func state(of header: FileHeader) -> State {
    state(applicationID: header.applicationID, version: Int(header.userVersion))
  }

  /// Judges the database of an open connection.
  package func state(of connection: Connection) throws(DatabaseError) -> State {
    let applicationID = try connection.applicationID()
    let version = Int(try connection.userVersion())
    if applicationID == 0, version == 0,
      try connection.firstInt("SELECT count(*) FROM sqlite_schema") == 0
    {
      return .empty
    }
    let state = state(applicationID: applicationID, version: version)
    guard case .newer(let version, _) = state else { return state }
    return .newer(version, writtenBy: writer(in: connection))
  }

  /// Asks a file that a newer program wrote what that program called itself; nil when it does not say.
  package func writer(ofFileAt path: [UInt8], busyTimeoutMilliseconds: Int = 10_000) -> String? {
    guard
      let connection = try? Connection(
        path: path, access: .readOnly, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
    else { return nil }
    return writer(in: connection)
  }

  private func writer(in connection: Connection) -> String? {
    // The file may hold anything: a table of that name made otherwise only makes this fail.
    let text = try? connection.firstText("SELECT program FROM migration ORDER BY id DESC LIMIT 1")
    return text.flatMap { $0 }.map { String($0.prefix(100)) }
  }

  private func state(applicationID: Int32, version: Int) -> State {
    if applicationID != self.applicationID { return .foreign(applicationID: applicationID) }
    if version == currentVersion { return .current }
    if version > currentVersion { return .newer(version, writtenBy: nil) }
    // No schema of this program has the number 0 or less.
    return version > 0 ? .older(version) : .foreign(applicationID: applicationID)
  }
}
