import Foundation
import TestSupport
import Testing

@testable import PosseStore

/// One bit of the file flips, as on an old disk or a bad cable.
struct BitFlipTests {
  private static let flips = 300

  @Test func `flips are survived, and those inside pictures are reported`() throws {
    let book = try CheckedBook(photoSize: 250_000)
    let sound = try book.folder.read("posse.db")
    let places = PicturePlaces(of: book.pictures, in: sound)
    let pictureSize = book.pictures.reduce(0) { $0 + $1.count }
    // Else the pictures were looked for in the wrong way.
    #expect(places.count > pictureSize * 99 / 100)
    var generator = SeededGenerator(seed: 3)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: book.folder.path("posse.db")))
    var inPictures = 0
    var unreported: [Int] = []
    for _ in 0..<Self.flips {
      let offset = Int.random(in: 0..<sound.count, using: &generator)
      let bit = UInt8.random(in: 0..<8, using: &generator)
      try file.write(sound[offset] ^ (1 << bit), at: offset)
      // A book that is refused outright, as one of a newer schema, is reported too.
      let isSound = (try? book.check().isSound) ?? false
      try file.write(sound[offset], at: offset)
      guard places.contains(offset) else { continue }
      inPictures += 1
      if isSound { unreported.append(offset) }
    }
    #expect(inPictures > Self.flips / 3)
    #expect(unreported.count * 100 <= inPictures, "\(unreported) of \(inPictures)")
    #expect(try book.folder.read("posse.db") == sound, "a check must not write")
    #expect(try book.check().isSound)
  }
}

extension FileHandle {
  fileprivate func write(_ byte: UInt8, at offset: Int) throws {
    try seek(toOffset: UInt64(offset))
    try write(contentsOf: Data([byte]))
  }
}

/// Where in a file the bytes of pictures lie, found by looking for the bytes themselves.
///
/// SQLite cuts long values into the pages of a chain, each behind a number of four bytes.
private struct PicturePlaces {
  private var isPicture: [Bool]

  init(of pictures: [[UInt8]], in file: [UInt8]) {
    isPicture = [Bool](repeating: false, count: file.count)
    let data = Data(file)
    for picture in pictures {
      var start = 0
      while start < picture.count {
        // Sixteen random bytes are not met twice.
        let mark = Data(picture[start..<min(start + 16, picture.count)])
        // The first bytes of all PNGs are alike, so those are passed over.
        guard mark.count == 16, start >= 32, let found = data.range(of: mark) else {
          start += 1
          continue
        }
        var offset = found.lowerBound
        while start < picture.count, offset < file.count, file[offset] == picture[start] {
          isPicture[offset] = true
          start += 1
          offset += 1
        }
      }
    }
  }

  var count: Int { isPicture.count { $0 } }

  func contains(_ offset: Int) -> Bool { isPicture[offset] }
}
