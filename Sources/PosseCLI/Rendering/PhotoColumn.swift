import CommandKit
import PosseModel

/// What is told about a photo in lists: its fields, whom it shows, and what was odd about it.
enum PhotoColumn: String, CaseIterable {
  case id, fugitive, file, width, height, size, sha256, pngSha256, source, takenAt, caption
  case primary, device, pixelFormat, warnings

  /// The columns of lines for other programs.
  static let piped: [PhotoColumn] = [
    .id, .fugitive, .primary, .width, .height, .size, .source, .takenAt, .file, .caption,
  ]

  func value(of photo: Photo) -> FieldValue {
    switch self {
    case .fugitive: .integer(photo.fugitive.number)
    case .warnings: .texts(photo.warnings)
    case .device: photo.device.map(FieldValue.text) ?? .null
    case .pixelFormat: photo.pixelFormat.map(FieldValue.text) ?? .null
    case .id: .text(photo.id.description)
    default: PhotoField(rawValue: rawValue).map { photo.value(of: $0) } ?? .null
    }
  }

  static func json(_ photo: Photo, _ columns: [PhotoColumn]) -> JSONText {
    .object(
      columns.map { column in
        let value = column == .id ? .integer(photo.id.number) : column.value(of: photo)
        return (column.rawValue, value.json)
      })
  }

  /// The columns that `--json` asks for; nil when it is not given.
  static func asked(_ option: OptionalValue) throws(Failure) -> [PhotoColumn]? {
    switch option {
    case .absent: nil
    case .bare: allCases
    case .value(let text): try list(text)
    }
  }

  private static func list(_ text: String) throws(Failure) -> [PhotoColumn] {
    var columns: [PhotoColumn] = []
    for name in FieldList.names(in: text) {
      guard let column = PhotoColumn(rawValue: name) else {
        throw .option(
          "--json", value: name, .unknownColumn(known: allCases.map(\.rawValue)))
      }
      columns.append(column)
    }
    guard !columns.isEmpty else {
      throw .option("--json", value: text, .emptyList(known: allCases.map(\.rawValue)))
    }
    return columns
  }
}

extension Console {
  /// Writes an array of objects in one line.
  func write(json objects: [JSONText]) {
    write(JSONText.array(objects).compact(isVisible: facts.outputIsTerminal) + "\n")
  }
}
