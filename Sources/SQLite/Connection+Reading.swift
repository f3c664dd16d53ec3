extension Connection {
  /// Opens a file for reading only, after finishing what a crash left unfinished.
  ///
  /// Nothing is changed except that an interrupted transaction of a dead process is rolled back, which every
  /// reader of the file needs. Where that cannot be written, as on read-only media, the failure is
  /// `readOnlyRollback`. The first page is read at once, so that a file that is no database fails here.
  package static func openForReading(
    path: [UInt8], busyTimeoutMilliseconds: Int = 10_000
  ) throws(DatabaseError) -> Connection {
    let cause: DatabaseError
    do throws(DatabaseError) {
      return try openAndLook(path, .readOnly, busyTimeoutMilliseconds)
    } catch {
      if error.code != .readOnlyRollback { throw error }
      cause = error
    }
    do throws(DatabaseError) {
      try openAndLook(path, .readWrite, busyTimeoutMilliseconds).close()
    } catch {
      if case .busy = error.code { throw error }
      throw cause
    }
    return try openAndLook(path, .readOnly, busyTimeoutMilliseconds)
  }

  private static func openAndLook(
    _ path: [UInt8], _ access: Access, _ busyTimeoutMilliseconds: Int
  ) throws(DatabaseError) -> Connection {
    let connection = try Connection(
      path: path, access: access, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
    _ = try connection.firstInt("PRAGMA schema_version")
    _ = try connection.firstInt("SELECT count(*) FROM sqlite_schema")
    return connection
  }
}
