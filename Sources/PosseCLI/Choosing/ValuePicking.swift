import CommandKit
import PosseModel
import PosseStore

/// The choice of a value from one of the lists of a book.
struct ValuePicking {
  /// A row above the values, and what it chooses.
  struct Offer {
    let row: PickerFixedRow
    let choice: ValueChoice
  }

  let subject: ChoiceSubject
  let book: Book
  let context: Context

  /// Asks until something usable is chosen; must be called outside of transactions.
  func choose() throws(Failure) -> ValueChoice {
    let preferred = try context.read(book) { reader throws(Failure) in
      try reader.firstOffer(for: subject)
    }
    let offers = offers(preferred: preferred)
    var refused: Refused?
    while true {
      let rows = ValueRows(subject.kind, book, context)
      let result = context.console.pick(
        picker(rows, offers: offers, preferred: preferred, after: refused))
      refused = nil
      if let failure = rows.failure { throw failure }
      switch result {
      case .fixed(let number):
        if case .values(let texts) = offers[number].choice { remember(texts) }
        return offers[number].choice
      case .chosen(let values):
        let chosen = values.map(\.text)
        remember(chosen)
        if chosen.isEmpty { return .clear }
        // The order in which somebody has them stays.
        let kept = subject.present.filter(chosen.contains)
        let texts = kept + chosen.filter { !kept.contains($0) }
        return texts == subject.present ? .keep : .values(texts)
      case .new(let text, let marked, let others):
        let typed = try text.isEmpty ? context.askForNew(subject.title) : text
        guard let typed else { continue }
        let choice = try reading(
          others + [typed], beside: marked.map(\.text), refused: &refused)
        if let choice { return choice }
      case .cancelled, .unavailable: throw .declined
      case .interrupted: throw .interrupted
      }
    }
  }

  /// What was marked, and typed as something new, when one of the new texts was refused.
  private struct Refused {
    let text: String
    let otherTexts: [String]
    let marked: Set<String>
  }

  /// Reads texts that were typed as something new; nil, after the reason was said, when one of them cannot be used.
  private func reading(
    _ texts: [String], beside marked: [String], refused: inout Refused?
  ) throws(Failure) -> ValueChoice? {
    var values: [String] = []
    for text in texts {
      do throws(Failure) {
        let value = try subject.read(text)
        if !values.contains(value) { values.append(value) }
      } catch {
        try context.sayAgain(error)
        refused = Refused(
          text: text, otherTexts: texts.filter { $0 != text }, marked: Set(marked))
        return nil
      }
    }
    guard subject.isList else { return .values(values) }
    let others = marked.filter { !values.contains($0) }
    remember(others)
    return .values(others + values)
  }

  /// Notes what was chosen from the list, and is wanted only as long as the list holds it.
  func remember(_ texts: [String]) {
    context.chosenValues[subject.kind, default: []] += texts
  }

  private func picker(
    _ rows: ValueRows, offers: [Offer], preferred: String?, after refused: Refused?
  ) -> Picker<ListedValue> {
    let present = Set(subject.present)
    let marked = refused?.marked ?? present
    let isMarked: ((ListedValue) -> Bool)? =
      subject.isList ? { marked.contains($0.text) } : nil
    var picker = Picker(
      "\(short: subject.title)", note: Wording.choiceNote(subject, preferred: preferred),
      introduction: Wording.choiceIntroduction(subject, preferred: preferred),
      fixed: offers.map(\.row), source: rows.source { subject.label(of: $0) },
      start: offers.isEmpty ? .first : .fixed(0), isMarked: isMarked,
      offersNew: subject.onlyOffered == nil,
      lateDetail: rows.uses)
    if let refused {
      picker.filter = refused.text
      picker.newTexts = refused.otherTexts
      picker.hasChangedMarks = marked != present || !refused.otherTexts.isEmpty
    }
    return picker
  }

  /// The rows above the values.
  func offers(preferred: String?) -> [Offer] {
    var offers: [Offer] = []
    guard subject.onlyOffered == nil else { return offers }
    if !subject.present.isEmpty {
      offers.append(Offer(row: Wording.keepRow(subject.present), choice: .keep))
    } else if let preferred, !subject.isMixed {
      offers.append(
        Offer(row: Wording.keepRow([preferred], isDefault: true), choice: .values([preferred])))
    } else if subject.isMixed {
      offers.append(Offer(row: Wording.keepEachRow, choice: .keep))
    }
    if subject.isClearable { offers.append(Offer(row: Wording.clearRow, choice: .clear)) }
    if subject.kind.hasUnknown {
      offers.append(
        Offer(row: Wording.unknownRow, choice: .values([Place.unknownText])))
    }
    return offers
  }
}

extension ChoiceSubject {
  /// What a value of the list is shown as; nil when it is not offered in its place.
  fileprivate func label(of value: ListedValue) -> String? {
    if let onlyOffered { return onlyOffered.contains(value.text) ? value.text : nil }
    return value.isUnknown ? nil : value.text
  }
}

extension BookReader {
  /// Returns the default of the list that a choice is made from, if it is to be offered.
  func firstOffer(for subject: ChoiceSubject) throws(Failure) -> String? {
    guard !subject.isAnswered else { return nil }
    return try storing { () throws(StoreError) in try defaultValue(of: subject.kind)?.text }
  }
}

extension Context {
  /// Asks for the text of something new; nil when the user goes back.
  func askForNew(_ title: String) throws(Failure) -> String? {
    switch console.ask(LineQuestion("New \(title.lowercased())", explanation: Wording.newValueHelp))
    {
    case .line(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        console.note(Wording.notText)
        return nil
      }
      return text
    case .cancelled, .unavailable: return nil
    case .interrupted: throw .interrupted
    }
  }

  /// Says what is wrong with something typed, so that it can be asked for again; throws what cannot be mended so.
  func sayAgain(_ failure: Failure) throws(Failure) {
    guard failure.status == .usage else { throw failure }
    console.note("posse: " + FailureWording.message(failure))
  }
}
