import FileSystem
import SQLite

extension BookCheck {
  /// Checks who may read the book, its folder and its copies, and what lies beside it.
  func checkFiles() {
    for opened in openedToOthers { report.add(Finding(.openToOthers(opened.path, opened.kind))) }
    if let journal = leftoverJournal { report.add(Finding(.leftoverJournal(journal))) }
  }

  /// What others may read and should not.
  private var openedToOthers: [(path: FilePath, kind: Finding.Opened)] {
    var opened: [(path: FilePath, kind: Finding.Opened)] = []
    if isOpen(path, .regular) { opened.append((path, .book)) }
    if ownsFolder, isOpen(path.parent, .directory) { opened.append((path.parent, .folder)) }
    for copy in backups where isOpen(copy, .regular) { opened.append((copy, .backup)) }
    return opened
  }

  private func isOpen(_ path: FilePath, _ kind: FileStatus.Kind) -> Bool {
    guard let status = try? FileStatus(of: path, followingLinks: false), status.kind == kind else {
      return false
    }
    return status.permissions & 0o077 != 0
  }

  /// Copies beside the book, such as the one made before a change of the schema.
  private var backups: [FilePath] {
    let prefix = path.lastComponent.bytes + Array(".".utf8)
    let names = (try? Folder.entries(of: path.parent)) ?? []
    return names.filter {
      $0.bytes.starts(with: prefix) && $0.bytes.suffix(4) == [46, 98, 97, 107]
    }
    .map { path.parent.appending($0) }
  }

  /// A journal that opening the book has not used up.
  ///
  /// While another process writes, its journal lies there; under our own write lock there can be none.
  private var leftoverJournal: FilePath? {
    let journal = path.addingSuffix("-journal")
    guard let book, !book.isReadOnly, isThere(journal) else { return nil }
    do throws(DatabaseError) {
      try book.connection.begin(.immediate)
    } catch {
      return nil
    }
    defer { try? book.connection.rollback() }
    return isThere(journal) ? journal : nil
  }

  private func isThere(_ path: FilePath) -> Bool {
    let status = try? FileStatus.ifPresent(path, followingLinks: false)
    return (status ?? nil)?.kind == .regular
  }

  /// Closes to others what is open to them, and removes a journal that nothing needs.
  ///
  /// What cannot be changed stays a finding.
  func repairFiles() {
    for opened in openedToOthers {
      try? opened.path.setPermissions(opened.kind == .folder ? 0o700 : 0o600)
    }
    guard let journal = leftoverJournal, let book else { return }
    guard (try? book.connection.begin(.immediate)) != nil else { return }
    try? journal.removeFile()
    try? book.connection.rollback()
  }
}
