/// The table of the first three digits of ZIP codes, and of the states that they belong to.
///
/// A few ZIP codes lie across a border from the rest of their prefix; those stand in the table
/// with all five digits. Prefixes that nobody uses are left out.
package enum ZIPPrefixes {
  /// Each state with what its ZIP codes begin with, in ascending order, ranges with a hyphen.
  static let table: [(state: String, beginnings: String)] = [
    ("AL", "350-352 354-369"), ("AK", "995-999"), ("AZ", "850-853 855-857 859-860 863-865"),
    ("AR", "716-729"), ("CA", "900-908 910-928 930-961"), ("CO", "800-816"), ("CT", "060-069"),
    ("DE", "197-199"), ("DC", "200 202-205 569"), ("FL", "320-339 341-342 344 346-347 349"),
    ("GA", "300-319 398-399"), ("HI", "967-968"), ("ID", "832-838"), ("IL", "600-620 622-629"),
    ("IN", "460-479"), ("IA", "500-516 520-528"), ("KS", "660-662 664-679"), ("KY", "400-427"),
    ("LA", "700-701 703-708 710-714"), ("ME", "039-049"), ("MD", "206-212 214-219"),
    ("MA", "010-027 055"), ("MI", "480-499"), ("MN", "550-551 553-567"), ("MS", "386-397"),
    ("MO", "630-631 633-641 644-658"), ("MT", "590-599"), ("NE", "680-681 683-693"),
    ("NV", "889-891 893-895 897-898"), ("NH", "030-038"), ("NJ", "070-089"),
    ("NM", "870-875 877-884"), ("NY", "005 06390 100-149"), ("NC", "270-289"), ("ND", "580-588"),
    ("OH", "430-459"), ("OK", "730-731 734-741 743-749"), ("OR", "970-979"), ("PA", "150-196"),
    ("RI", "028-029"), ("SC", "290-299"), ("SD", "570-577"), ("TN", "370-385"),
    ("TX", "733 750-799 885"), ("UT", "840-847"), ("VT", "050-054 056-059"),
    ("VA", "201 220-246"), ("WA", "980-986 988-994"), ("WV", "247-268"),
    ("WI", "530-532 534-535 537-549"), ("WY", "820-831 83414"),
    ("AS", "96799"), ("GU", "969"), ("MP", "969"), ("PR", "006-007 009"), ("VI", "008"),
    ("FM", "969"), ("MH", "969"), ("PW", "969"),
    ("AA", "340"), ("AE", "090-099"), ("AP", "962-966"),
  ]

  /// Returns what the ZIP codes of a state begin with, such as `733` or `750-799`; empty for a
  /// text that is no code of a state in capitals.
  package static func beginnings(of state: String) -> [String] {
    table.first { $0.state == state }?.beginnings.split(separator: " ").map(String.init) ?? []
  }

  /// Returns the codes of the states that a ZIP code may lie in, by their letters.
  ///
  /// The text must be well formed (``ZIPCode/isWellFormed(_:)``); any other lies nowhere.
  package static func states(of zip: String) -> [String] {
    guard ZIPCode.isWellFormed(zip) else { return [] }
    return table.filter { entry in
      entry.beginnings.split(separator: " ").contains { covers($0, zip) }
    }.map(\.state).sorted()
  }

  private static func covers(_ beginning: Substring, _ zip: String) -> Bool {
    let bounds = beginning.split(separator: "-")
    guard let first = bounds.first, let last = bounds.last else { return false }
    // Digits of equal number compare as text in the order of numbers.
    let head = zip.prefix(first.count)
    return first <= head && head <= last
  }
}

/// A ZIP code that does not belong to the state before it.
package struct ForeignZIP: Hashable, Sendable {
  /// The code of the state, in capitals.
  package let state: String
  /// The ZIP code as typed.
  package let zip: String
  /// The states that it belongs to; empty when there is no such ZIP code.
  package let owners: [String]
  /// What the ZIP codes of the state begin with, as ``ZIPPrefixes/beginnings(of:)`` says it.
  package let beginnings: [String]
}

extension Place {
  /// What is wrong with the pair of state and ZIP code by the table; nil when they fit, or one is
  /// missing.
  ///
  /// Whoever reads a place need not heed it: a book may know better.
  package var foreignZIP: ForeignZIP? {
    guard let state, let zip else { return nil }
    let owners = ZIPPrefixes.states(of: zip)
    guard !owners.contains(state) else { return nil }
    let beginnings = ZIPPrefixes.beginnings(of: state)
    guard !beginnings.isEmpty else { return nil }
    return ForeignZIP(state: state, zip: zip, owners: owners, beginnings: beginnings)
  }
}
