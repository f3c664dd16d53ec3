import CommandKit
import FileSystem
import PosseStore

extension Context {
  /// Says what is odd about where the book lies.
  func warnAboutFile(_ book: Book) {
    if isVerbose { console.note(Wording.openedBook(book.path)) }
    if let kind = NetworkFileSystem.kind(holding: book.path) {
      console.note(Wording.networkFolder(book.path, kind: kind))
    }
    // Only who may close the file is told to.
    if let status = try? FileStatus(of: book.path), status.permissions & 0o077 != 0,
      [status.owner, 0].contains(ProcessUser.effectiveNumber)
    {
      console.note(Wording.openToOthers(book.path))
    }
  }
}
