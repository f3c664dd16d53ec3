/// The two forms of a postal code of the United States.
package enum ZIPCode {
  /// Says whether the text is five ASCII digits, or five, a hyphen and four.
  package static func isWellFormed(_ text: String) -> Bool {
    let units = text.utf8
    guard units.count == 5 || units.count == 10 else { return false }
    return units.enumerated().allSatisfy { offset, unit in
      offset == 5
        ? unit == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit)
    }
  }
}
