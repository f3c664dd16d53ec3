import Chronology
import CommandKit
import PosseModel
import PosseStore

/// What stands in pickers.
extension Wording {
  /// A person by number, name and aliases, which can all be typed, with the year of birth.
  static func pickerRow(_ row: FugitiveRow) -> PickerRow<FugitiveID> {
    var label = row[.name].displayText
    if case .texts(let aliases) = row[.aliases], !aliases.isEmpty {
      label += " (\(aliases.joined(separator: ", ")))"
    }
    var detail = ""
    if case .partialDate(let born) = row[.born] {
      detail = born.isCirca ? "born about \(born.year)" : "born \(born.year)"
    }
    return PickerRow(row.id, leads: ["#\(row.id.number)  "], label: label, detail: detail)
  }

  static func pickerRow(_ photo: Photo) -> PickerRow<PhotoID> {
    let texts = [photo.id.description, photo.file, photo.caption].compactMap { $0 }
    let size = "\(photo.width)x\(photo.height)"
    return PickerRow(
      photo.id, label: texts.joined(separator: "  "),
      detail: photo.isPrimary ? "\(size), primary" : size)
  }

  static func choosePhoto(of person: PersonName) -> TerminalLine {
    "Photo of " + Wording.person(person)
  }

  static func choosePerson(inTrash: Bool) -> TerminalLine {
    inTrash ? "Person in the trash" : "Person"
  }

  /// What is said where the list is read out in lines.
  static func choosePerson(inTrash: Bool, takesSeveral: Bool) -> TerminalLine {
    let place: TerminalLine = inTrash ? " in the trash" : ""
    return takesSeveral
      ? "Choose people" + place + " by their numbers in this list."
      : "Choose a person" + place + " by the number in this list."
  }

  static func severalMeant(_ text: String) -> TerminalLine {
    "\(quoted: text) may be any of these"
  }
}
