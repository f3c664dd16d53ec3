import CommandKit
import PosseModel
import PosseStore

extension PhotoReferences {
  /// Lets the user choose a photo where none is named, and the person where a name means several.
  ///
  /// Without a terminal nothing is chosen. Must be called outside of transactions.
  func settled(
    in book: Book, _ context: Context, takesSeveral: Bool = true
  ) throws(Failure) -> PhotoReferences {
    guard context.console.canAsk else { return self }
    var settled = self
    if case .unnamed = people {
      guard let chosen = try chosen(in: book, context, takesSeveral: takesSeveral) else {
        return self
      }
      settled.references = chosen.map { PhotoReference($0) }
      settled.people = .named([])
    } else {
      settled.references = []
      for reference in references {
        settled.references.append(
          try reference.settled(in: book, context, takesSeveral: takesSeveral))
      }
    }
    return settled
  }

  /// A person who has photos, then which of them if there are several; nil when nobody has any.
  private func chosen(
    in book: Book, _ context: Context, takesSeveral: Bool
  ) throws(Failure) -> [PhotoID]? {
    let people = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.peopleWithPhotos() }
    }
    let chosen = try context.choose(from: people, in: book, takesSeveral: false)
    guard let id = chosen?.first else { return nil }
    let (photos, names) = try context.read(book) { reader throws(Failure) in
      let photos = try storing { () throws(StoreError) in try reader.photos(of: [id]) }
      return (photos, try reader.names(of: [id]))
    }
    guard photos.count > 1, let person = names.first else { return photos.map(\.id) }
    return try context.pick(
      Picker(
        Wording.choosePhoto(of: person), source: PickerSource(photos, row: Wording.pickerRow),
        isMultiple: takesSeveral))
  }
}

extension PhotoReference {
  /// Lets the user choose whom a name means when it may be several people.
  fileprivate func settled(
    in book: Book, _ context: Context, takesSeveral: Bool
  ) throws(Failure) -> PhotoReference {
    guard mayMeanSeveral else { return self }
    var found: (text: String, ids: [FugitiveID])?
    try context.read(book) { reader throws(Failure) in
      do throws(StoreError) {
        _ = try reader.resolve(self)
      } catch {
        guard case .ambiguous(let text, let candidates) = error else { throw .store(error) }
        found = (text, candidates.map(\.id))
      }
    }
    guard let found else { return self }
    let chosen = try context.choose(
      from: found.ids, for: found.text, in: book, takesSeveral: takesSeveral)
    return naming(chosen ?? found.ids, for: found.text) ?? self
  }
}
