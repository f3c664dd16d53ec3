import FileSystem
import ImageCodecs

/// The search for the pictures of a library, a little at a time, newest first.
///
/// First all folders are gone through, since any may hold the newest file; no file is opened meanwhile. Then
/// files are looked into one by one in the order of their times, no further than pictures are asked for.
package final class LibraryScan {
  /// What the search has come to.
  package enum Batch: Hashable, Sendable {
    /// The next pictures, at least one, newest first; those of one time in the order of their paths.
    case pictures([LibraryPicture])
    /// Nothing within the time given; there is more to look at.
    case later
    /// There are no more.
    case end
  }

  private let folder: FilePath
  private var walk: LibraryWalk
  private var files = NewestFiles()

  /// How many pictures were found so far.
  package private(set) var foundCount = 0

  /// How many folders could not be read, or not to their end.
  package var unreadableFolderCount: Int { walk.unreadableFolderCount }

  /// Whether there are no more pictures to find.
  package var isComplete: Bool { walk.isComplete && files.isEmpty }

  init(_ folder: FilePath) throws(LibraryError) {
    self.folder = folder
    walk = try LibraryWalk(folder)
  }

  /// Goes on looking until there are `limit` pictures or the time is over.
  ///
  /// At least one step is made. The time is kept to within a step: an entry of a folder, or a look into a file.
  package func next(limit: Int, within time: Duration) -> Batch {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: time)
    var pictures: [LibraryPicture] = []
    repeat {
      guard !isComplete else { break }
      if !walk.isComplete {
        walk.step(&files)
      } else if let file = files.popNewest(), let picture = picture(file) {
        pictures.append(picture)
        foundCount += 1
      }
    } while pictures.count < limit && clock.now < deadline
    guard pictures.isEmpty else { return .pictures(pictures) }
    return isComplete ? .end : .later
  }

  /// Looks into a file; nil when it is no picture, or no longer what it was.
  private func picture(_ file: NewestFiles.File) -> LibraryPicture? {
    let place = files.place(of: file)
    guard
      let head = try? FileHead(
        of: folder.appending(place), count: 16, followingLinks: file.isLink),
      let format = ImageFormat(sniffing: head.bytes)
    else { return nil }
    return LibraryPicture(
      folder: folder, place: place, modified: file.modified,
      byteCount: Int(clamping: head.status.size), format: format)
  }
}
