import Foundation

/// A picture of the collection in the shared folder, with what its manifest says must become of it.
package struct SharedPicture: Hashable, Sendable, CustomStringConvertible {
  /// The path within the collection, such as `bad/v_no_eoi.jpg`.
  package let name: String

  /// What must become of it, in the words of the manifest: `yes`, `no`, `no(limit)` and others.
  package let verdict: String

  /// Width and height in pixels when turned upright, or nil where the manifest leaves them open.
  package let uprightSize: [Int]?

  /// Pixels of the upright picture.
  package let pixels: [Pixel]

  /// A pixel as it must come out.
  package struct Pixel: Hashable, Sendable {
    /// The place, counted from the top left.
    package let x, y: Int
    /// Red, green, blue and alpha.
    package let color: [UInt8]
  }

  /// Its name, which tells test cases apart.
  package var description: String { name }

  /// The absolute path of the file; empty when it is not there.
  package var path: String { SharedFolder.path("images/\(name)") ?? "" }

  /// Whether the collection is there.
  package static let arePresent = SharedFolder.path("images/manifest.tsv") != nil

  /// All pictures of the manifest; none when it is not there.
  package static let all: [SharedPicture] = {
    guard let path = SharedFolder.path("images/manifest.tsv"),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().map(SharedPicture.init)
  }()

  private init(line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    name = columns[0]
    verdict = columns[2]
    let size = columns[3...4].compactMap { Int($0) }
    uprightSize = size.count == 2 ? size : nil
    pixels = columns[7].split(separator: " ").compactMap(Pixel.init)
  }
}

extension SharedPicture.Pixel {
  /// Reads `3,0=ff00ffff`.
  fileprivate init?(text: Substring) {
    let halves = text.split(separator: "=")
    let place = halves[0].split(separator: ",").compactMap { Int($0) }
    guard halves.count == 2, place.count == 2, let value = UInt32(halves[1], radix: 16) else {
      return nil
    }
    (x, y) = (place[0], place[1])
    color = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
