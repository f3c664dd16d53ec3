import Foundation
import TestSupport
import Testing

/// The good pictures of the collection through the program: added, exported and looked at.
@Suite(
  .enabled(if: SharedPicture.arePresent, "the folder of shared test pictures is absent"),
  .enabled(if: PicturesOnDisk.canRead, "python3-pil is not installed"))
struct SoundCollectionTests {
  /// Pictures in rounds none of which has the same bytes twice, for a person has each picture once.
  private static func rounds(_ pictures: [SharedPicture]) throws -> [[SharedPicture]] {
    var rounds: [[SharedPicture]] = []
    var occurrences: [Data: Int] = [:]
    for picture in pictures {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: picture.path))
      let round = occurrences[bytes, default: 0]
      occurrences[bytes] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(picture)
    }
    return rounds
  }

  private static let good = SharedPicture.all.filter { $0.verdict.hasPrefix("yes") }

  @Test func `a good picture comes out upright with its pixels`() throws {
    let rounds = try Self.rounds(Self.good)
    let book = try PictureBook(people: rounds.count)
    var taken: [(picture: SharedPicture, photo: PictureBook.Photo)] = []
    for (index, round) in rounds.enumerated() {
      let photos = try book.add(round, to: index + 1)
      for picture in round {
        let photo = photos[picture.fileName]
        #expect(photo != nil, "\(picture.name) was refused")
        if let photo { taken.append((picture, photo)) }
      }
    }
    #expect(taken.count == Self.good.count)
    let paths = try book.export(taken.map(\.photo.id))
    let seen = try PicturesOnDisk.read(
      taken.map { $0.picture.wanted(at: paths[$0.photo.id] ?? "") })
    for (one, seen) in zip(taken, seen) { one.picture.expectToBe(seen) }
  }

  /// Where readers disagree, the size and its colours tell whose side the program is on.
  @Test func `orientation comes from EXIF alone`() throws {
    let turned = ["v_exif_byte.jpg", "v_exif_double_prefix.jpg", "v_png_exif_prefix.png"]
    let lying = ["v_png_ztxt_rawprofile_o6.png", "v_xmp_only_o6.jpg"]
    let asked = SharedPicture.all.filter { (turned + lying).contains($0.fileName) }
    try #require(asked.count == turned.count + lying.count)
    let book = try PictureBook()
    let photos = try book.add(asked, to: 1)
    let paths = try book.export(photos.values.map(\.id))
    for (name, photo) in photos {
      let wanted = PicturesOnDisk.Wanted(path: paths[photo.id] ?? "", places: [])
      // Five of a kind: 64x96 as stored when they ask to be turned, upright 96x64 all of them.
      #expect(try PicturesOnDisk.read([wanted]).map(\.size) == [[96, 64]], "\(name)")
    }
  }
}
