import Chronology
import CommandKit
import FileSystem
import PhotoIntake
import UnicodeText

/// How a picture of the library stands in a list.
enum LibraryRow {
  /// Returns `2026-03-01 14.02  motel.jpg` with the size as detail; where there is little room the name remains.
  static func row(_ picture: LibraryPicture) -> PickerRow<LibraryPicture> {
    let civil = Zone.civil(Instant(microseconds: picture.modified)).civil
    let time = "\(twoDigits(civil.hour)).\(twoDigits(civil.minute))"
    let name = picture.place.text ?? VisibleText.escaped(bytes: picture.place.bytes)
    let day = civil.date.machineText
    let last = picture.place.lastComponent
    return PickerRow(
      picture, leads: ["\(day) \(time)  ", "\(day)  ", ""], label: name,
      shortLabel: last.text ?? VisibleText.escaped(bytes: last.bytes),
      detail: Wording.byteCount(picture.byteCount))
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
