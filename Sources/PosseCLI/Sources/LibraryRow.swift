import Chronology
import CommandKit
import FileSystem
import PhotoIntake
import UnicodeText

/// How a picture of the library stands in a list.
enum LibraryRow {
  /// Returns `2026-03-01 14.02  motel.jpg` with the size as detail; the picker makes the name visible.
  static func row(_ picture: LibraryPicture) -> PickerRow<LibraryPicture> {
    let civil = Zone.civil(Instant(microseconds: picture.modified)).civil
    let time = "\(twoDigits(civil.hour)).\(twoDigits(civil.minute))"
    let name = picture.place.text ?? VisibleText.escaped(bytes: picture.place.bytes)
    return PickerRow(
      picture, label: "\(civil.date.machineText) \(time)  \(name)",
      detail: Wording.byteCount(picture.byteCount))
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
