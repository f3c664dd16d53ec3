import Digest
import FileSystem
import PosseModel
import SQLite
import TestSupport

@testable import PosseStore

/// A book with something of everything, closed, so that a test can plant a fault in it and check it.
///
/// The history has six entries: four people and photos, a capture, an edit, and the undo of that edit.
final class CheckedBook {
  let folder: TemporaryDirectory
  let path: FilePath
  /// The bytes of the pictures, photo 1 first, then those of the kept original.
  let pictures: [[UInt8]]

  init(photoSize: Int = 30_000) throws {
    let made = try photoSize == 30_000 ? Self.usual.get() : Made(photoSize: photoSize)
    folder = try TemporaryDirectory()
    path = FilePath(try folder.write(made.bytes, to: "posse.db"))
    try path.setPermissions(0o600)
    pictures = made.pictures
  }

  /// Made once, since most tests need the same.
  private static let usual = Result { try Made(photoSize: 30_000) }

  /// A photo whose bytes begin as a PNG does; every third keeps its original.
  static func photo(_ seed: UInt64, size: Int) -> NewPhoto {
    var photo = SamplePhoto.make(seed, size: size, keepsOriginal: seed % 3 == 1)
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    png += Array("IHDR".utf8) + [0, 0, 0, 30, 0, 0, 0, 40]
    png += photo.png.dropFirst(png.count)
    photo.png = png
    photo.pngDigest = SHA256.digest(of: png)
    return photo
  }

  /// Changes the file as any program might, past all that protects it.
  func plant(_ statements: [String]) throws {
    let connection = try Connection(path: path.bytes, access: .readWrite)
    try connection.setForeignKeys(false)
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    for statement in statements { try connection.executeScript(statement) }
    try connection.close()
  }

  /// Changes the book as commands do.
  func change(verb: String = "test", _ work: (BookWriter) throws -> Void) throws {
    let book = try Book.open(at: path, settings: .test())
    var entry = ChangeEntry.test()
    entry.verb = verb
    try book.change(entry, work)
    try book.connection.close()
  }

  /// What a check finds.
  func check(ownsFolder: Bool = false) throws -> CheckReport {
    try BookCheck(at: path, settings: .test(), ownsFolder: ownsFolder).run()
  }

  /// What is left and what is fixed after a check that repairs.
  func repair(ownsFolder: Bool = false) throws -> CheckReport {
    let check = try BookCheck(at: path, settings: .test(), ownsFolder: ownsFolder)
    return check.repair(check.run(), .test())
  }

  /// Looks into the file.
  func look<Result>(_ work: (Connection) throws -> Result) throws -> Result {
    let connection = try Connection(path: path.bytes, access: .readOnly)
    let result = try work(connection)
    try connection.close()
    return result
  }
}

/// A finished book and its pictures.
private struct Made {
  let bytes: [UInt8]
  let pictures: [[UInt8]]

  init(photoSize: Int) throws {
    let scratch = try ScratchBook()
    let jesse = try scratch.add(
      "Jesse James", "aliases=Dingus", "bounty=10000", "desc=Tall, blue eyes", "notes=Armed",
      "place=MO", "warrant=W-1")
    let frank = try scratch.add("Frank James", "tags=gang", "offenses=robbery")
    let photos = (1...3).map { CheckedBook.photo(UInt64($0), size: photoSize + $0 * 100) }
    try scratch.change { writer in
      for photo in photos.prefix(2) {
        _ = try writer.addPhoto(photo, to: jesse, makesPrimary: false)
      }
      _ = try writer.addPhoto(photos[2], to: frank, makesPrimary: false)
    }
    try scratch.capture(jesse, on: "1882-04-03", at: "MO", by: "Bob Ford", note: "At home")
    try scratch.edit(frank, "bounty=500")
    _ = try scratch.book.undo(1, .test())
    pictures = photos.map(\.png) + photos.compactMap(\.original)
    try scratch.book.connection.close()
    bytes = try scratch.folder.read("posse.db")
  }
}
