/// A text that names photos: by their number, or by the person and perhaps a position.
package struct PhotoReference: Hashable, Sendable {
  /// One way to understand the text.
  package enum Reading: Hashable, Sendable {
    /// The photo with a number.
    case photo(PhotoID)
    /// The primary photo of each person named.
    case primary(FugitiveReference)
    /// The photo of each person named at a position, from 1, in the order of `photo list`.
    case position(FugitiveReference, Int64)
  }

  /// The ways to understand the text, one or two; the first that the book bears out is the meaning.
  ///
  /// `interpol:2024/123` may be the key `2024/123` or the 123rd photo of `2024`: only the book
  /// knows.
  package let readings: [Reading]

  /// Makes a reference to one photo.
  package init(_ id: PhotoID) { readings = [.photo(id)] }

  private init(_ reading: Reading) { readings = [reading] }

  /// Whether a name or a source's key stands for the person, so that it may mean several people.
  package var mayMeanSeveral: Bool {
    readings.contains { reading in
      switch reading {
      case .primary(let person), .position(let person, _): person.name != nil
      case .photo: false
      }
    }
  }

  /// Returns the reference as it is meant once the people are known whom it names by a text.
  ///
  /// Nil when no reading of it names people by that text.
  package func naming(_ people: [FugitiveID], for text: String) -> PhotoReference? {
    let reading = readings.lazy.compactMap { reading -> Reading? in
      switch reading {
      case .primary(let person) where person.name == text: .primary(.people(people))
      case .position(let person, let position) where person.name == text:
        .position(.people(people), position)
      case .photo, .primary, .position: nil
      }
    }.first
    return reading.map(PhotoReference.init)
  }

  /// Reads a reference: `p31`, a REF, or a REF, `/` and a position.
  ///
  /// Behind plain numbers, as in `12/2`, the slash always means a position. Throws the
  /// ``ReferenceError`` of the whole text when it has no reading.
  package init(parsing text: String) throws(ReferenceError) {
    if let id = PhotoID(parsing: text) {
      readings = [.photo(id)]
      return
    }
    let scalars = text.unicodeScalars
    guard let slash = scalars.lastIndex(of: "/"),
      let person = try PhotoReference.person(before: slash, in: text)
    else {
      readings = [.primary(try FugitiveReference(parsing: text))]
      return
    }
    let tail = String(scalars[scalars.index(after: slash)...])
    if case .numbers = person {
      guard case .number(let position) = DecimalDigits.read(tail.utf8), position > 0 else {
        throw .badPosition(text: Excerpt.of(text), position: Excerpt.of(tail))
      }
      readings = [.position(person, position)]
      return
    }
    let whole = Reading.primary(try FugitiveReference(parsing: text))
    if case .number(let position) = DecimalDigits.read(tail.utf8), position > 0 {
      readings = [whole, .position(person, position)]
    } else {
      readings = [whole]
    }
  }

  /// Reads what stands before the slash; nil when only the whole text can name somebody.
  private static func person(
    before slash: String.Index, in text: String
  ) throws(ReferenceError) -> FugitiveReference? {
    do {
      return try FugitiveReference(parsing: String(text.unicodeScalars[..<slash]))
    } catch {
      switch error {
      case .empty, .emptyKey: return nil
      default: throw error
      }
    }
  }
}
