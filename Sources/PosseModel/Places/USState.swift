/// The table of two-letter postal codes of the United States.
///
/// It holds the fifty states, the District of Columbia, the five inhabited territories, the three
/// freely associated states and the three codes of military mail: all that stand before a ZIP code.
package enum USState {
  /// Every code with its English name: states by name, then territories, then the others.
  package static let all: [(code: String, name: String)] = [
    ("AL", "Alabama"), ("AK", "Alaska"), ("AZ", "Arizona"), ("AR", "Arkansas"),
    ("CA", "California"), ("CO", "Colorado"), ("CT", "Connecticut"), ("DE", "Delaware"),
    ("DC", "District of Columbia"), ("FL", "Florida"), ("GA", "Georgia"), ("HI", "Hawaii"),
    ("ID", "Idaho"), ("IL", "Illinois"), ("IN", "Indiana"), ("IA", "Iowa"), ("KS", "Kansas"),
    ("KY", "Kentucky"), ("LA", "Louisiana"), ("ME", "Maine"), ("MD", "Maryland"),
    ("MA", "Massachusetts"), ("MI", "Michigan"), ("MN", "Minnesota"), ("MS", "Mississippi"),
    ("MO", "Missouri"), ("MT", "Montana"), ("NE", "Nebraska"), ("NV", "Nevada"),
    ("NH", "New Hampshire"), ("NJ", "New Jersey"), ("NM", "New Mexico"), ("NY", "New York"),
    ("NC", "North Carolina"), ("ND", "North Dakota"), ("OH", "Ohio"), ("OK", "Oklahoma"),
    ("OR", "Oregon"), ("PA", "Pennsylvania"), ("RI", "Rhode Island"), ("SC", "South Carolina"),
    ("SD", "South Dakota"), ("TN", "Tennessee"), ("TX", "Texas"), ("UT", "Utah"),
    ("VT", "Vermont"), ("VA", "Virginia"), ("WA", "Washington"), ("WV", "West Virginia"),
    ("WI", "Wisconsin"), ("WY", "Wyoming"),
    ("AS", "American Samoa"), ("GU", "Guam"), ("MP", "Northern Mariana Islands"),
    ("PR", "Puerto Rico"), ("VI", "Virgin Islands"),
    ("FM", "Federated States of Micronesia"), ("MH", "Marshall Islands"), ("PW", "Palau"),
    ("AA", "Armed Forces Americas"), ("AE", "Armed Forces Europe"), ("AP", "Armed Forces Pacific"),
  ]

  /// Returns the code in capitals, or nil when the text is none in any case.
  package static func code(_ text: String) -> String? {
    guard let letters = TwoLetters.capitals(text), nameByCode[letters] != nil else { return nil }
    return letters
  }

  /// Returns the code of an English name in any case, or nil when the text is none.
  package static func code(named text: String) -> String? {
    codeByName[text.lowercased()]
  }

  /// Returns the English name of a code in capitals, or nil when the table lacks it.
  package static func name(of code: String) -> String? {
    nameByCode[code]
  }

  /// Returns the code of the state whose name the text begins with, in any case, or nil.
  package static func suggestion(for text: String) -> String? {
    let typed = text.prefix(40).lowercased()
    guard typed.utf8.count >= 3, Country.suggestion(for: String(typed)) == nil else { return nil }
    // The longest name wins: `West Virginia` also holds a name, and `Kansas` ends `Arkansas`.
    let whole = all.filter { typed.hasPrefix($0.name.lowercased()) }
      .max { $0.name.utf8.count < $1.name.utf8.count }
    if let whole { return whole.code }
    let begun = all.filter { $0.name.lowercased().hasPrefix(typed) }
    if begun.count == 1 { return begun.first?.code }
    let near = NearNames.nearest(to: String(typed), among: all.map(\.name), limit: 2)
    return near.first.flatMap { name in all.first { $0.name == name }?.code }
  }

  private static let codeByName = Dictionary(
    all.map { ($0.name.lowercased(), $0.code) }, uniquingKeysWith: { first, _ in first })

  private static let nameByCode = Dictionary(
    all.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
}
