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
