/// A field of a photo, under its name in predicates and JSON.
package enum PhotoField: String, Hashable, Sendable, CaseIterable {
  /// The number.
  case id
  /// The base name of the file as it was given.
  case file
  /// Pixels across the stored PNG.
  case width
  /// Pixels down the stored PNG.
  case height
  /// Bytes of the stored PNG.
  case size
  /// The SHA-256 of the bytes as received.
  case sha256
  /// The SHA-256 of the stored PNG.
  case pngSha256
  /// Where it came from, as a ``PhotoOrigin``.
  case source
  /// When it was taken.
  case takenAt
  /// The words under it.
  case caption
  /// Whether it stands for the person.
  case primary

  /// The type of its values.
  package var type: FieldType {
    switch self {
    case .id, .width, .height, .size: .int
    case .file, .sha256, .pngSha256, .source, .caption: .text
    case .takenAt: .date
    case .primary: .bool
    }
  }
}

extension Photo {
  /// Returns the value of a field; the id is the bare number.
  package func value(of field: PhotoField) -> FieldValue {
    switch field {
    case .id: .integer(id.number)
    case .file: FieldValue(file)
    case .width: .integer(Int64(width))
    case .height: .integer(Int64(height))
    case .size: .integer(Int64(size))
    case .sha256: .text(sha256)
    case .pngSha256: .text(pngSha256)
    case .source: .text(origin.rawValue)
    case .takenAt: FieldValue(takenAt)
    case .caption: FieldValue(caption)
    case .primary: .bool(isPrimary)
    }
  }
}
