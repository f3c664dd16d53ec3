import CommandKit
import FileSystem
import PhotoIntake

/// The choice of a picture out of the library, on the terminal.
struct LibraryPicker {
  /// What came of it.
  enum Result: Hashable {
    /// This one, which may have vanished since.
    case picture(LibraryPicture)
    /// A file is to be named instead.
    case path
    /// The user backed out.
    case cancelled
    /// The user pressed Ctrl-C.
    case interrupted
    /// There is no terminal to ask on, or questions are not allowed.
    case unavailable
    /// The library holds no picture; so many of its folders could not be read.
    case empty(unreadableFolderCount: Int)
  }

  let library: PictureLibrary
  let console: Console
  /// The home folder, which titles show as `~`.
  let home: FilePath?
  /// Whether a row leads to a file that is no part of the library.
  var offersPath = false
  /// Gives lines about a picture, of which so many columns and rows can be shown.
  var preview: ((LibraryPicture, TerminalSize) -> [TerminalLine])?

  /// Lets the user choose, newest first; throws `LibraryError` when the folder cannot be read.
  ///
  /// A library without a picture shows no list, unless it takes long to find that out.
  func pick() throws(LibraryError) -> Result {
    guard console.canAsk else { return .unavailable }
    let scan = try library.scan()
    let first = scan.next(limit: Self.firstRowCount, within: Self.patience)
    guard first != .end else { return empty(scan) }
    let folder = library.folder.abbreviated(home: home)
    let picker = Picker(
      Wording.library(folder),
      changingNote: { Wording.libraryCount(scan.foundCount, isComplete: scan.isComplete) },
      introduction: Wording.libraryIntroduction(folder),
      fixed: offersPath ? [Wording.pathInstead] : [], source: Self.source(first, of: scan),
      start: .value(0), preview: preview)
    switch console.pick(picker) {
    case .chosen(let pictures): return pictures.first.map { .picture($0) } ?? .cancelled
    case .fixed: return .path
    case .interrupted: return .interrupted
    case .unavailable: return .unavailable
    case .cancelled, .new:
      return scan.isComplete && scan.foundCount == 0 ? empty(scan) : .cancelled
    }
  }

  private func empty(_ scan: LibraryScan) -> Result {
    .empty(unreadableFolderCount: scan.unreadableFolderCount)
  }

  private static func source(
    _ first: LibraryScan.Batch, of scan: LibraryScan
  ) -> PickerSource<LibraryPicture> {
    var waiting: LibraryScan.Batch? = first
    return PickerSource { limit in
      let batch = waiting ?? scan.next(limit: limit, within: batchTime)
      waiting = nil
      switch batch {
      case .pictures(let pictures): return .rows(pictures.map(LibraryRow.row))
      // The time was spent looking: there is nothing to wait for.
      case .later: return .rows([])
      case .end: return .end
      }
    }
  }

  /// As many rows as a list shows.
  private static let firstRowCount = 12
  /// How long a library without a picture may take to show itself.
  private static let patience = Duration.milliseconds(500)
  /// How long keys may have to wait.
  private static let batchTime = Duration.milliseconds(5)
}
