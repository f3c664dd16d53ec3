import CommandKit
import Digest
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore

/// What became of one picture for one person.
enum StoredPhoto {
  /// It is in the book.
  case added(Photo, ReceivedPhotos.Item, alsoOf: [FugitiveID])
  /// The person has it already under this number.
  case present(PhotoID, ReceivedPhotos.Item, becamePrimary: Bool)
}

/// What became of the pictures of one command.
struct StoredPhotos {
  private(set) var results: [StoredPhoto] = []

  mutating func append(_ result: StoredPhoto) { results.append(result) }

  /// The photos that are new.
  var photos: [Photo] {
    results.compactMap { if case .added(let photo, _, _) = $0 { photo } else { nil } }
  }

  /// The numbers of the photos that are new.
  var added: [PhotoID] { photos.map(\.id) }

  /// How many photos were added for a person.
  func count(of id: FugitiveID) -> Int {
    results.count { if case .added(let photo, _, _) = $0 { photo.fugitive == id } else { false } }
  }

  /// Tells other programs the numbers of the new photos.
  func announce(on console: Console) {
    guard !console.facts.outputIsTerminal else { return }
    for photo in added { console.write("\(photo)\n") }
  }

  /// Says what became of each picture, those that were left out included.
  func report(_ pictures: ReceivedPhotos, on console: Console) {
    for result in results {
      switch result {
      case .added(let photo, let item, let others):
        console.confirm(Wording.addedPhoto(photo, item))
        for warning in item.received.developed.facts.warnings {
          console.note(Wording.pictureWarning(warning, photo.id))
        }
        if !others.isEmpty { console.note(Wording.samePicture(photo.id, others)) }
      case .present(let id, let item, let becamePrimary):
        console.confirm(Wording.presentPhoto(id, item, becamePrimary: becamePrimary))
      }
    }
    for source in pictures.declined { console.confirm(Wording.leftOut(source)) }
  }
}

extension PhotoRequest {
  /// Stores pictures within the transaction of a command; the first belongs to the log entries given.
  ///
  /// A picture that a person has already is not stored again.
  func store(
    _ received: ReceivedPhotos, for ids: [FugitiveID], entries: [LogID] = [],
    _ writer: BookWriter
  ) throws(Failure) -> StoredPhotos {
    var stored = StoredPhotos()
    for (index, id) in ids.enumerated() {
      var first: PhotoID?
      var makesPrimary = makesPrimary
      for item in received.photos {
        let result = try store(item, for: id, among: ids, makesPrimary: makesPrimary, writer)
        stored.append(result)
        switch result {
        case .added(let photo, _, _):
          makesPrimary = false
          first = first ?? photo.id
        case .present(let photo, _, _):
          first = first ?? photo
        }
      }
      if let first, entries.indices.contains(index) {
        try storing { () throws(StoreError) in try writer.attach(first, to: entries[index]) }
      }
    }
    return stored
  }

  /// Stores pictures within the transaction of a command, each for its own person.
  func store(
    _ received: ReceivedPhotos, owners: [PhotoSource: FugitiveID], _ writer: BookWriter
  ) throws(Failure) -> StoredPhotos {
    var stored = StoredPhotos()
    for item in received.photos {
      guard let id = owners[item.source] else { continue }
      stored.append(try store(item, for: id, among: [id], makesPrimary: false, writer))
    }
    return stored
  }

  private func store(
    _ item: ReceivedPhotos.Item, for id: FugitiveID, among ids: [FugitiveID],
    makesPrimary: Bool, _ writer: BookWriter
  ) throws(Failure) -> StoredPhoto {
    let digest = item.received.developed.receivedDigest
    let same = try storing { () throws(StoreError) in
      try writer.reader.photos(receivedAs: digest)
    }
    if let present = same.first(where: { $0.fugitive == id }) {
      if makesPrimary {
        _ = try storing { () throws(StoreError) in try writer.makePrimary(present.id) }
      }
      return .present(
        present.id, item, becamePrimary: makesPrimary && !present.isPrimary)
    }
    let new = try NewPhoto(item)
    let photo = try storing { () throws(StoreError) in
      let number = try writer.addPhoto(new, to: id, makesPrimary: makesPrimary)
      return try writer.reader.photo(number)
    }
    var others: [FugitiveID] = []
    // One picture for several people of one command is meant, as is what was said yes to.
    for photo in same where !item.isConfirmed && !ids.contains(photo.fugitive) {
      if !others.contains(photo.fugitive) { others.append(photo.fugitive) }
    }
    return .added(photo, item, alsoOf: others)
  }

  /// Asks about pictures that other people have already; those that are declined are left out.
  ///
  /// Without a terminal they are stored with a warning. Must be called outside of the transaction.
  func confirmed(
    _ received: ReceivedPhotos, for ids: [FugitiveID], _ book: Book, in context: Context
  ) throws(Failure) -> ReceivedPhotos {
    try confirmed(received, book, in: context) { _ in ids }
  }

  /// Does the same where each picture has people of its own.
  func confirmed(
    _ received: ReceivedPhotos, _ book: Book, in context: Context,
    people: (PhotoSource) -> [FugitiveID]
  ) throws(Failure) -> ReceivedPhotos {
    guard context.console.canAsk, !context.answersYes else { return received }
    var kept = received
    kept.photos = []
    for item in received.photos {
      let ids = people(item.source)
      let others = try context.read(book) { reader throws(Failure) in
        try storing { () throws(StoreError) in
          let digest = item.received.developed.receivedDigest
          let same = try reader.photos(receivedAs: digest)
          return same.contains { ids.contains($0.fugitive) } ? [] : same.map(\.fugitive)
        }
      }
      guard let other = others.first else {
        kept.photos.append(item)
        continue
      }
      switch context.console.ask(Wording.askSamePicture(item, other)) {
      case .yes:
        var item = item
        item.isConfirmed = true
        kept.photos.append(item)
      case .no: kept.declined.append(item.source)
      case .unavailable: kept.photos.append(item)
      case .cancelled: throw .declined
      case .interrupted: throw .interrupted
      }
    }
    return kept
  }
}
