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
      return settled
    }
    // All words are looked up before anything is asked: one that means nobody is an error by itself.
    let several = try context.read(book) { reader throws(Failure) in
      try references.map { reference throws(Failure) in try reader.several(meantBy: reference) }
    }
    for (index, several) in several.enumerated() {
      guard let several else { continue }
      let chosen = try context.choose(
        from: several.people, for: several.text, in: book, takesSeveral: takesSeveral)
      if let named = references[index].naming(chosen ?? several.people, for: several.text) {
        settled.references[index] = named
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
    // They may have gone while the list was open.
    guard !photos.isEmpty else { throw .store(.noPhotoAt(id, position: 1, count: 0)) }
    guard photos.count > 1, let person = names.first else { return photos.map(\.id) }
    return try context.pick(
      Picker(
        Wording.choosePhoto(of: person), source: PickerSource(photos, row: Wording.pickerRow),
        isMultiple: takesSeveral))
  }
}

extension BookReader {
  /// Finds the people whom the name in a reference may mean; nil when that is clear.
  fileprivate func several(
    meantBy reference: PhotoReference
  ) throws(Failure) -> (text: String, people: [FugitiveID])? {
    guard reference.mayMeanSeveral else { return nil }
    do throws(StoreError) {
      _ = try resolve(reference)
      return nil
    } catch {
      guard case .ambiguous(let text, let candidates) = error else { throw .store(error) }
      return (text, candidates.map(\.id))
    }
  }
}
