import Chronology
import CommandKit
import PosseModel
import UnicodeText

/// The facts of one photo, one line each.
enum PhotoFacts {
  private static let labelWidth = 12

  /// Returns the lines; with a width, texts that are longer go on below themselves.
  static func lines(
    of photo: Photo, _ person: PersonName, width: Int? = nil
  ) -> [TerminalLine] {
    var lines: [TerminalLine] = [
      "\(photo.id.description, .bold)  #\(person.id.number) \(person.name)"
        + (photo.isPrimary ? " (primary)" : "")
    ]
    func add(_ label: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      // Wrapping counts cells, so the text is made visible first.
      let visible = VisibleText.escaped(text, lineBreaks: .symbol)
      let wrapped = width.map { VisibleLines.fitted(visible, width: max(20, $0 - labelWidth)) }
      for (index, line) in (wrapped ?? [visible]).enumerated() {
        let head = index == 0 ? label : ""
        let padding = String(repeating: " ", count: labelWidth - head.count)
        lines.append(
          "\(trusted: head, .dim)\(trusted: padding)\(trusted: Bidi.isolated(line))")
      }
    }
    add("Pixels", "\(photo.width)x\(photo.height)")
    add("Size", "\(photo.size) bytes PNG")
    add("Caption", photo.caption)
    add("File", photo.file)
    add("From", origin(photo))
    add("Taken", photo.takenAt?.displayMinute())
    add("Camera", [photo.cameraMake, photo.cameraModel].compactMap { $0 }.joined(separator: " "))
    add("Device", [photo.device, photo.pixelFormat].compactMap { $0 }.joined(separator: ", "))
    add("Where", photo.coordinate?.machineText)
    add("Cropped", photo.croppedFrom.map { "from \($0)" })
    add("Original", photo.isOriginalKept ? "kept" : nil)
    add("Warnings", photo.warnings.joined(separator: ", "))
    add("SHA-256", photo.sha256)
    add("PNG", photo.pngSha256)
    return lines
  }

  private static func origin(_ photo: Photo) -> String {
    guard let format = photo.originalFormat, let size = photo.originalSize else {
      return photo.origin.rawValue
    }
    return "\(photo.origin.rawValue), \(size) bytes \(format)"
  }
}
