import Chronology
import CommandKit
import PosseModel

/// Photos as an aligned table fitted to the terminal.
enum PhotoTable {
  static func print(_ photos: [Photo], on console: Console) {
    guard !photos.isEmpty else { return console.confirm(Wording.noPhotos) }
    var table = TextTable(columns: [
      TextTable.Column("id", .right), TextTable.Column("of", .right),
      TextTable.Column("pixels"), TextTable.Column("bytes", .right), TextTable.Column("from"),
      TextTable.Column("taken", minimumWidth: 10), TextTable.Column("file", shrinks: 2),
      TextTable.Column("caption", shrinks: 3),
    ])
    for photo in photos {
      table.append([
        photo.id.description + (photo.isPrimary ? "*" : ""), "#\(photo.fugitive)",
        "\(photo.width)x\(photo.height)", "\(photo.size)", photo.origin.rawValue,
        photo.takenAt?.displayDay() ?? "", photo.file ?? "", photo.caption ?? "",
      ])
    }
    for line in table.lines(width: console.facts.width) { console.writeLine(line) }
    // The line about the table must not come before the table, which may still be in a pager.
    console.finishPaging()
    console.confirm(Wording.primaryMark)
  }
}
