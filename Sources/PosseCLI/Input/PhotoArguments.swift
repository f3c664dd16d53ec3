import CommandKit
import PosseModel
import PosseStore

/// The PHOTO words of a command line, and how they become photos.
struct PhotoArguments {
  private let references: [PhotoReference]

  init(_ arguments: ParsedArguments) throws(Failure) {
    var references: [PhotoReference] = []
    for word in arguments.all(PhotoCommand.photo) {
      do {
        references.append(try PhotoReference(parsing: word))
      } catch {
        throw .reference(error, subject: word)
      }
    }
    self.references = references
  }

  /// Finds the photos, each once, in the order given.
  func photos(_ reader: BookReader) throws(Failure) -> [Photo] {
    var seen: Set<PhotoID> = []
    var photos: [Photo] = []
    for reference in references {
      let found = try storing { () throws(StoreError) in
        try reader.resolve(reference).filter { !seen.contains($0) }
      }
      for id in found where seen.insert(id).inserted {
        photos.append(try storing { () throws(StoreError) in try reader.photo(id) })
      }
    }
    return photos
  }
}
