/// The copies beside a database, named `posse.db.v3.20261130T015200Z.bak`.
struct BackupFiles {
  let database: [UInt8]

  /// Copies the database under a name that says its schema and the time.
  func make(of connection: Connection, version: Int, now: Int64) throws(MigrationError) -> [UInt8] {
    let stamp = UTCStamp.text(microseconds: now)
    for attempt in 1... {
      let addition = attempt == 1 ? "" : "-\(attempt)"
      let path = database + Array(".v\(version).\(stamp)\(addition).bak".utf8)
      do throws(BackupError) {
        try connection.backup(to: path)
        return path
      } catch {
        // Two copies within one second: another process upgrades the same file.
        if error.reason != .alreadyExists || attempt == 9 { throw .backup(error) }
      }
    }
    throw .contended
  }

  /// Removes all but the newest copies; what cannot be removed stays.
  func removeOldest(keeping count: Int) {
    let folder = SystemCalls.folder(of: database)
    for name in all().dropLast(count) {
      try? SystemCalls.remove(folder + [UInt8(ascii: "/")] + name)
    }
  }

  /// The file names of all copies, oldest first.
  func all() -> [[UInt8]] {
    let names = (try? SystemCalls.entries(of: SystemCalls.folder(of: database))) ?? []
    let dated = names.compactMap { name in order(of: name).map { (order: $0, name: name) } }
    return dated.sorted { $0.order < $1.order }.map(\.name)
  }

  /// The time and number in a name of exactly our form; nil for every other file.
  private func order(of name: [UInt8]) -> (String, Int, Int)? {
    let prefix = SystemCalls.lastComponent(of: database) + Array(".v".utf8)
    guard name.starts(with: prefix),
      let rest = String(validating: name.dropFirst(prefix.count), as: UTF8.self)
    else { return nil }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "bak", let version = number(parts[0]) else { return nil }
    let stamp = parts[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard UTCStamp.isWellFormed(stamp[0]) else { return nil }
    if stamp.count == 1 { return (String(stamp[0]), version, 1) }
    guard let attempt = number(stamp[1]) else { return nil }
    return (String(stamp[0]), version, attempt)
  }

  private func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
  }
}
