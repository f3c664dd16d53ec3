import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake

extension PhotoGathering {
  /// What came of the library.
  enum LibraryChoice {
    case picture(GatheredPicture)
    /// The user wants to name a file instead.
    case path
    /// The user backed out.
    case back
    /// There is nothing to choose from, which was said.
    case nothing
  }

  /// Lets the user choose a picture or name a file.
  ///
  /// A library with nothing in it leads to the path at once.
  func chooseFile() throws(Failure) -> GatheredPicture {
    while true {
      switch try chooseFromLibrary(offersPath: true) {
      case .picture(let picture): return picture
      case .path:
        if let picture = try askForPath() { return picture }
      case .nothing:
        guard let picture = try askForPath() else { throw .declined }
        return picture
      case .back: throw .declined
      }
    }
  }

  /// Lets the user choose from the library.
  func chooseFromLibrary(offersPath: Bool = false) throws(Failure) -> LibraryChoice {
    let folder: FilePath
    do throws(Failure) {
      folder = try context.libraryLocation.folder
    } catch {
      console.note(Wording.noLibrary)
      return .nothing
    }
    let picker = LibraryPicker(
      library: PictureLibrary(folder: folder), console: console, home: context.homeFolder,
      offersPath: offersPath,
      preview: console.pictureDepth == .none
        ? nil : { picture, room in preview(of: .library(picture.path), in: room) })
    let result: LibraryPicker.Result
    do {
      result = try picker.pick()
    } catch {
      console.note(Wording.libraryFailed(error))
      return .nothing
    }
    switch result {
    case .picture(let picture): return .picture(.source(.library(picture.path)))
    case .path: return .path
    case .cancelled: return .back
    case .interrupted: throw .interrupted
    case .unavailable: throw .libraryNeedsTerminal
    case .empty(let count):
      let error = LibraryError(
        folder: folder, reason: .noPicture(unreadableFolderCount: count))
      console.note(Wording.libraryFailed(error))
      return .nothing
    }
  }

  /// Shows a photo that was just taken, as far as the terminal can.
  func preview(of photo: ReceivedPhoto) -> [TerminalLine] {
    guard console.pictureDepth != .none, let png = try? photo.developed.png.bytes() else {
      return []
    }
    let room = TerminalSize(columns: min(console.facts.width - 1, 64), rows: 16)
    // What the frame is, is said in the line below.
    guard
      case .success(let preview)? = try? darkroom.preview(
        .file(png), fitting: PictureCells.room(in: room))
    else { return [] }
    return PictureCells.cells(of: preview, depth: console.pictureDepth)
  }

  /// What cannot be previewed is told in words, as far as one line has room for them.
  private func preview(of source: PhotoSource, in room: TerminalSize) -> [TerminalLine] {
    switch try? darkroom.preview(source, fitting: PictureCells.room(in: room)) {
    case .success(let preview): PictureCells.lines(of: preview, depth: console.pictureDepth)
    case .failure(let reason): [Wording.noPreview(reason)]
    case nil: []
    }
  }
}
