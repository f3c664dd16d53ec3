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
    if let status = try? FileStatus(of: book.path), status.permissions & 0o077 != 0 {
      console.note(Wording.openToOthers(book.path))
    }
  }
}
