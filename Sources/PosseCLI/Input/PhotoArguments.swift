import CommandKit
import PosseModel
import PosseStore

/// The PHOTO words of a command line, and how they become photos.
struct PhotoArguments {
  private let words: [String]
  private var predicate: PredicateRequest?
  /// What is said when no photo is named and none can be chosen.
  private let missing: UsageError

  init(_ arguments: ParsedArguments, takesPredicate: Bool = false) throws(Failure) {
    let argument = takesPredicate ? PhotoCommand.photos : PhotoCommand.photo
    words = arguments.all(argument)
    missing =
      takesPredicate
      ? arguments.refused("PHOTO is missing", advice: "name photos, or people with --where")
      : UsageError(command: arguments.path, .missingArgument(argument.name))
    if takesPredicate {
      let request = try PredicateRequest(arguments)
      if !request.isEmpty {
        guard words.isEmpty else { throw .namedTwice }
        predicate = request
      }
    }
    for word in words where word != "-" { _ = try Self.parsed(word) }
  }

  /// Reads the words, `-` from the lines of standard input.
  func expanded(in context: Context) throws(Failure) -> PhotoReferences {
    if let predicate, let read = try predicate.checked(in: context) {
      return PhotoReferences(references: [], people: .matching(read.checked), missing: missing)
    }
    guard !words.isEmpty else {
      guard context.console.canAsk else { throw .usage(missing) }
      return PhotoReferences(references: [], people: .unnamed, missing: missing)
    }
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
    return PhotoReferences(references: references, people: .named([]), missing: missing)
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
  var references: [PhotoReference]
  /// The people whose primary photos are meant besides.
  var people: PeopleReferences
  fileprivate let missing: UsageError

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
    if case .unnamed = people { throw .usage(missing) }
    guard case .matching = people else { return photos }
    let people = try reader.people(people, scope: .live)
    photos += try storing { () throws(StoreError) in try reader.photos(of: people) }
      .filter { $0.isPrimary && seen.insert($0.id).inserted }
    guard let first = people.first else { throw .nobodyMatches }
    guard !photos.isEmpty else { throw .store(.noPhotoAt(first, position: 1, count: 0)) }
    return photos
  }
}
