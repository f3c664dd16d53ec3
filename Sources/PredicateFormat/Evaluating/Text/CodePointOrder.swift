import Glibc

/// Texts compared code point by code point, as a database compares their bytes.
///
/// The standard library takes composed and decomposed texts for equal, and looks for whole characters;
/// nothing here does. The bytes of UTF-8 are in the order of the code points they stand for.
package enum CodePointOrder {
  /// Returns where the left text stands beside the right one.
  ///
  /// The corresponding C function is `memcmp` (glibc).
  package static func outcome(_ left: String, _ right: String) -> ComparisonOutcome {
    var left = left
    var right = right
    let difference = left.withUTF8 { first in
      right.withUTF8 { second in
        let count = min(first.count, second.count)
        if count > 0, let one = first.baseAddress, let other = second.baseAddress {
          let common = unsafe memcmp(one, other, count)
          if common != 0 { return Int(common) }
        }
        return first.count - second.count
      }
    }
    return difference == 0 ? .same : difference < 0 ? .before : .after
  }

  /// Tells whether the part occurs in the text; an empty one does not.
  package static func contains(_ text: String, _ part: String) -> Bool {
    let hay = text.utf8.span
    let needle = part.utf8.span
    guard !needle.isEmpty, needle.count <= hay.count else { return false }
    // Knuth, Morris and Pratt: the text is never gone back in, so that the time is linear.
    let shorter = restarts(in: needle)
    var matched = 0
    for index in hay.indices {
      while matched > 0 && hay[index] != needle[matched] { matched = shorter[matched - 1] }
      if hay[index] == needle[matched] { matched += 1 }
      if matched == needle.count { return true }
    }
    return false
  }

  /// Tells whether the text starts with the part; an empty one starts nothing.
  package static func begins(_ text: String, with part: String) -> Bool {
    !part.utf8.isEmpty && text.utf8.starts(with: part.utf8)
  }

  /// Tells whether the text ends with the part; an empty one ends nothing.
  package static func ends(_ text: String, with part: String) -> Bool {
    let count = part.utf8.count
    return count > 0 && count <= text.utf8.count
      && text.utf8.suffix(count).elementsEqual(part.utf8)
  }

  /// Returns, for each beginning of a text, the length of its longest own beginning that ends it too.
  private static func restarts(in needle: Span<UInt8>) -> [Int] {
    var lengths = [Int](repeating: 0, count: needle.count)
    var matched = 0
    for index in needle.indices.dropFirst() {
      while matched > 0 && needle[index] != needle[matched] { matched = lengths[matched - 1] }
      if needle[index] == needle[matched] { matched += 1 }
      lengths[index] = matched
    }
    return lengths
  }
}
