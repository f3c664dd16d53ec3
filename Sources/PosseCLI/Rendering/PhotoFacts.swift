import Chronology
import CommandKit
import PosseModel

/// The facts of one photo, one line each.
enum PhotoFacts {
  static func lines(of photo: Photo, _ person: PersonName) -> [TerminalLine] {
    var lines: [TerminalLine] = [
      "\(photo.id.description, .bold)  #\(person.id.number) \(person.name)"
        + (photo.isPrimary ? " (primary)" : "")
    ]
    func add(_ label: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      let padding = String(repeating: " ", count: max(1, 12 - label.count))
      lines.append("\(trusted: label, .dim)\(trusted: padding)\(text)")
    }
    add("Pixels", "\(photo.width)x\(photo.height)")
    add("Size", "\(photo.size) bytes PNG")
    add("Caption", photo.caption)
    add("File", photo.file)
    add("From", origin(photo))
    add("Taken", photo.takenAt?.displayMinute())
    add("Camera", [photo.cameraMake, photo.cameraModel].compactMap { $0 }.joined(separator: " "))
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
