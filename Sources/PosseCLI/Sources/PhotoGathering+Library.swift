import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake

extension PhotoGathering {
  /// Lets the user choose from the library; nil if they back out, or there is nothing to choose from.
  func chooseFromLibrary() throws(Failure) -> GatheredPicture? {
    let folder = try context.libraryLocation.folder
    let picker = LibraryPicker(
      library: PictureLibrary(folder: folder), console: console, home: context.homeFolder,
      preview: console.pictureDepth == .none
        ? nil : { picture, room in preview(of: .library(picture.path), in: room) })
    let result: LibraryPicker.Result
    do {
      result = try picker.pick()
    } catch {
      console.note(Wording.libraryFailed(error))
      return nil
    }
    switch result {
    case .picture(let picture): return .source(.library(picture.path))
    case .cancelled: return nil
    case .interrupted: throw .interrupted
    case .unavailable: throw .libraryNeedsTerminal
    case .empty(let count):
      let error = LibraryError(
        folder: folder, reason: .noPicture(unreadableFolderCount: count))
      console.note(Wording.libraryFailed(error))
      return nil
    }
  }

  /// Shows a photo that was just taken, as far as the terminal can.
  func preview(of photo: ReceivedPhoto) -> [TerminalLine] {
    guard console.pictureDepth != .none, let png = try? photo.developed.png.bytes() else {
      return []
    }
    let room = TerminalSize(columns: min(console.facts.width - 1, 64), rows: 16)
    return lines { () throws(DarkroomError) in
      try darkroom.preview(.file(png), fitting: PictureCells.room(in: room))
    }
  }

  private func preview(of source: PhotoSource, in room: TerminalSize) -> [TerminalLine] {
    lines { () throws(DarkroomError) in
      try darkroom.preview(source, fitting: PictureCells.room(in: room))
    }
  }

  /// Nothing is shown of what cannot be previewed; that it cannot be taken is told when it is chosen.
  private func lines(
    _ preview: () throws(DarkroomError) -> Result<PicturePreview, PhotoError.Reason>
  ) -> [TerminalLine] {
    guard case .success(let preview)? = try? preview() else { return [] }
    return PictureCells.lines(of: preview, depth: console.pictureDepth)
  }
}
