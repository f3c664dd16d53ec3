/// A field of a photo, under its name in predicates and JSON.
package enum PhotoField: String, Hashable, Sendable, CaseIterable {
  case id
  case file
  case width
  case height
  case size
  case sha256
  case pngSha256
  case source
  case takenAt
  case caption
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
    case .file: .text(file)
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
