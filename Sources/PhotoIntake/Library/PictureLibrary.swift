package import FileSystem

/// A folder with pictures in it and in the folders below it.
///
/// ```swift
/// let scan = try PictureLibrary(folder: "/home/joe/Pictures").scan()
/// while case .pictures(let pictures) = scan.next(limit: 20, within: .milliseconds(5)) { … }
/// ```
///
/// A picture is a regular file, or a link to one, that begins as a JPEG or PNG does, whatever its name. Hidden
/// files and folders are left out, and links to folders are not followed.
package struct PictureLibrary: Hashable, Sendable {
  /// The folder.
  package let folder: FilePath

  /// Makes a library of a folder, which is not looked at yet.
  package init(folder: FilePath) {
    self.folder = folder
  }

  /// Begins to look for the pictures; throws `LibraryError` when the folder itself cannot be read.
  package func scan() throws(LibraryError) -> LibraryScan {
    try LibraryScan(folder)
  }

  /// Finds the picture that was changed last; looks into no more files than it must.
  ///
  /// Throws `LibraryError` when the folder cannot be read or holds no picture.
  package func newest() throws(LibraryError) -> LibraryPicture {
    let scan = try scan()
    while true {
      switch scan.next(limit: 1, within: .seconds(1)) {
      case .pictures(let pictures):
        if let newest = pictures.first { return newest }
      case .later: continue
      case .end:
        throw LibraryError(
          folder: folder,
          reason: .noPicture(unreadableFolderCount: scan.unreadableFolderCount))
      }
    }
  }
}
