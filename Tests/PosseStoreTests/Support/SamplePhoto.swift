import Digest
import PosseModel
import TestSupport

@testable import PosseStore

/// Photos whose bytes are drawn from a seed; the book does not look inside them.
enum SamplePhoto {
  static func make(_ seed: UInt64, size: Int = 300, keepsOriginal: Bool = false) -> NewPhoto {
    var generator = SeededGenerator(seed: seed)
    let png = generator.bytes(size)
    let original = generator.bytes(size * 2)
    var photo = NewPhoto(
      png: png, pngDigest: SHA256.digest(of: png), receivedDigest: SHA256.digest(of: original),
      width: 30, height: 40, originalFormat: "jpeg", originalSize: original.count, origin: .file)
    photo.file = "portrait-\(seed).jpg"
    if keepsOriginal { photo.original = original }
    return photo
  }
}

extension ScratchBook {
  @discardableResult
  func addPhoto(_ seed: UInt64, to id: FugitiveID, primary: Bool = false) throws -> PhotoID {
    try change { try $0.addPhoto(SamplePhoto.make(seed), to: id, makesPrimary: primary) }
  }

  func photos(of id: FugitiveID) throws -> [Photo] {
    try read { try $0.photos(of: [id]) }
  }

  func resolvePhoto(_ text: String) throws -> [Int64] {
    let reference = try PhotoReference(parsing: text)
    return try read { try $0.resolve(reference).map(\.number) }
  }
}
