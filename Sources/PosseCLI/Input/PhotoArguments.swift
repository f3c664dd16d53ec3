import CommandKit
import PosseModel
import PosseStore

/// The PHOTO words of a command line, and how they become photos.
struct PhotoArguments {
  private let words: [String]

  init(_ arguments: ParsedArguments) throws(Failure) {
    words = arguments.all(PhotoCommand.photo)
    for word in words where word != "-" { _ = try Self.parsed(word) }
  }

  /// Reads the words, `-` from the lines of standard input.
  func expanded(in context: Context) throws(Failure) -> PhotoReferences {
    var references: [PhotoReference] = []
    for word in words {
      guard word == "-" else {
        references.append(try Self.parsed(word))
        continue
      }
      for line in try StandardInputText.lines(separator: UInt8(ascii: "\n"), in: context) {
        let line = line[...].trimmingBlanks
        if !line.isEmpty { references.append(try Self.parsed(line)) }
      }
    }
    return PhotoReferences(references: references)
  }

  private static func parsed(_ word: String) throws(Failure) -> PhotoReference {
    do {
      return try PhotoReference(parsing: word)
    } catch {
      throw .reference(error, subject: word)
    }
  }
}

/// Photos that were named, before they are looked for.
struct PhotoReferences {
  fileprivate let references: [PhotoReference]

  /// Finds the photos as ``photos(_:)`` does, and for each the person it shows.
  func found(in book: Book, _ context: Context) throws(Failure) -> (
    photos: [Photo], people: [PersonName]
  ) {
    try context.read(book) { reader throws(Failure) in
      let photos = try photos(reader)
      return (photos, try reader.names(of: photos.map(\.fugitive)))
    }
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
