import CommandKit
import PosseModel
import PosseStore

/// The choice of a place in two steps: the state or country first, then what the book knows in it.
struct PlacePicking {
  let subject: ChoiceSubject
  let book: Book
  let context: Context

  /// Asks until something usable is chosen, only for what lies in an area if one is given.
  ///
  /// Must be called outside of transactions.
  func choose(in area: PlaceArea? = nil) throws(Failure) -> ValueChoice {
    if let area {
      guard let choice = try chooseWithin(area) else { throw .declined }
      return choice
    }
    let (areas, preferred) = try context.read(book) { reader throws(Failure) in
      let areas = try storing { () throws(StoreError) in try reader.areasOfPlaces() }
      return (areas, try reader.firstOffer(for: subject))
    }
    let offers = ValuePicking(subject: subject, book: book, context: context)
      .offers(preferred: preferred)
    var refused = ""
    while true {
      var picker = Picker(
        Wording.stateTitle(subject), note: Wording.choiceNote(subject, preferred: preferred),
        introduction: Wording.choiceIntroduction(subject, preferred: preferred)
          + Wording.stateFirst,
        fixed: offers.map(\.row), source: PickerSource(Self.rows(known: areas)),
        start: offers.isEmpty ? .first : .fixed(0), offersNew: true)
      picker.filter = refused
      refused = ""
      switch context.console.pick(picker) {
      case .fixed(let number):
        if case .values(let texts) = offers[number].choice { remember(texts) }
        return offers[number].choice
      case .chosen(let chosen):
        // Whoever backs out of the second list comes back to the first.
        if let area = chosen.first, let choice = try chooseWithin(area) { return choice }
      case .new(let text, _, _):
        if let choice = try reading(text, as: { $0 }, refused: &refused) { return choice }
      case .cancelled, .unavailable: throw .declined
      case .interrupted: throw .interrupted
      }
    }
  }

  /// Asks for a place in an area; nil when the user goes back.
  private func chooseWithin(_ area: PlaceArea) throws(Failure) -> ValueChoice? {
    var refused = ""
    while true {
      let rows = ValueRows(.place, in: area, book, context)
      let kept = present(in: area)
      var picker = Picker(
        Wording.placesTitle(area),
        introduction: Wording.placesIntroduction(area, subject, present: kept),
        fixed: (kept.map { [Wording.keepRow([$0])] } ?? []) + [Wording.areaRow(area)],
        source: rows.source { Self.label(of: $0, in: area) },
        start: .fixed(0), offersNew: true, lateDetail: rows.uses)
      picker.filter = refused
      refused = ""
      let result = context.console.pick(picker)
      if let failure = rows.failure { throw failure }
      switch result {
      case .fixed(0) where kept != nil: return .keep
      case .fixed: return choice(area.place.machineText)
      case .chosen(let values):
        remember(values.prefix(1).map(\.text))
        return values.first.map { choice($0.text) }
      case .new(let text, _, _):
        let choice = try reading(
          text, as: { Self.completed($0, in: area) }, refused: &refused)
        if let choice { return choice }
      case .cancelled, .unavailable: return nil
      case .interrupted: throw .interrupted
      }
    }
  }

  /// The present place if it is one in an area, and more than the area itself.
  private func present(in area: PlaceArea) -> String? {
    guard let text = subject.present.first, let place = try? Place(stored: text),
      place != area.place, PlaceArea(of: place) == area
    else { return nil }
    return text
  }

  /// Reads a place that was typed; nil, after the reason was said and the text noted, when it is none.
  private func reading(
    _ text: String, as complete: (String) -> String, refused: inout String
  ) throws(Failure) -> ValueChoice? {
    guard let typed = try text.isEmpty ? context.askForNew(subject.title) : text else { return nil }
    do throws(Failure) {
      let value = try subject.read(complete(typed))
      if let place = try? Place(parsing: value) {
        try context.read(book) { reader throws(Failure) in
          try storing { () throws(StoreError) in try reader.confirmPair(of: place) }
        }
      }
      return choice(value)
    } catch {
      try context.sayAgain(error)
      refused = typed
      return nil
    }
  }

  private func remember(_ texts: [String]) {
    ValuePicking(subject: subject, book: book, context: context).remember(texts)
  }

  private func choice(_ text: String) -> ValueChoice {
    subject.present == [text] ? .keep : .values([text])
  }

  /// What is typed in a list of one area, with the area before it.
  static func completed(_ text: String, in area: PlaceArea) -> String {
    let head = text[...].trimmingBlanks
    switch area {
    case .country(let code): return code + ":" + head
    case .state(let code):
      if head.uppercased().hasPrefix(code + "/") { return head }
      let isZIP = head.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      return code + (isZIP ? "/" : " ") + head
    }
  }

  /// States and countries, those of the book first, then all others.
  static func rows(known: [PlaceArea]) -> [PickerRow<PlaceArea>] {
    let states = USState.all.map { PlaceArea.state($0.code) }
    let countries = Country.codes.filter { $0 != Country.unitedStates }.map(PlaceArea.country)
    let others = (states + countries).filter { !known.contains($0) }
    return (known + others).map { PickerRow($0, label: Wording.areaLabel($0)) }
  }

  private static func label(of value: ListedValue, in area: PlaceArea) -> String? {
    guard let place = value.place, place != area.place else { return nil }
    let parts = [place.zip, place.city].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
