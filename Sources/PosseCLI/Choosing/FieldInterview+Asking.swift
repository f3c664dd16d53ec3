import CommandKit
import PosseModel

/// The questions for single fields.
extension FieldInterview {
  mutating func askBounty() throws(Failure) {
    var typed: String?
    guard let edit = try askLine(.bounty, typed: &typed) else { return }
    answer(edit)
    typedBounty = if case .set = edit.operation { typed } else { nil }
  }

  /// Asks for the currency of an amount that was typed without one, or of the one that is there.
  mutating func askCurrency() throws(Failure) {
    guard case .money = value(of: .bounty) else { return }
    guard let typed = typedBounty else {
      if let edit = try askLine(.currency, isClearable: false) { answer(edit) }
      return
    }
    guard !namesCurrency(typed) else { return }
    while let edit = try askLine(.currency, isClearable: false) {
      guard case .set(.currency(let code)) = edit.operation else { return }
      do throws(FieldEditError) {
        let amount = try reader.defaulting(to: code).read(typed, for: .bounty)
        answer(FugitiveEdit(.bounty, .set(amount.value)))
        return
      } catch {
        try context.sayAgain(.field(error, flag: nil))
      }
    }
  }

  private func namesCurrency(_ text: String) -> Bool {
    let readings = ["USD", "EUR"].compactMap { CurrencyCode(known: $0) }.map { code in
      (try? reader.defaulting(to: code).read(text, for: .bounty))?.value
    }
    return Set(readings).count == 1
  }

  /// Asks for a longitude once there is a latitude; neither goes without the other, so that leaving a longitude out
  /// takes the latitude back.
  mutating func askAngle(
    _ field: FugitiveField, beside other: FugitiveField
  ) throws(Failure) {
    guard !value(of: other).isNull else {
      if !value(of: field).isNull { answer(FugitiveEdit(field, .clear)) }
      return
    }
    let isMissing = value(of: field).isNull
    var typed: String?
    if let edit = try askLine(
      field, isClearable: false, beside: isMissing ? other : nil, typed: &typed)
    {
      answer(edit)
    } else if isMissing {
      forget(other)
      forget(field)
      context.console.note(Wording.angleTakenBack(other, without: field))
    }
  }

  func askLine(
    _ field: FugitiveField, isClearable: Bool = true
  ) throws(Failure) -> FugitiveEdit? {
    var typed: String?
    return try askLine(field, isClearable: isClearable, typed: &typed)
  }

  /// Asks for one field until the answer can be used; nil when it stays as it is, or is left out beside another one
  /// that needs it.
  private func askLine(
    _ field: FugitiveField, isClearable: Bool = true, beside other: FugitiveField? = nil,
    typed: inout String?
  ) throws(Failure) -> FugitiveEdit? {
    let present = value(of: field)
    let isEmpty = present.isNull || present == .texts([])
    let isClearable = isClearable && field.isClearable && !isEmpty
    var question = Wording.askField(
      field, now: isEmpty ? nil : Wording.text(of: present), isClearable: isClearable,
      beside: other)
    while true {
      guard let text = try Self.line(question, in: context) else { return nil }
      if isClearable, text == "-" { return FugitiveEdit(field, .clear) }
      if other != nil, text == "-" { return nil }
      do {
        let reading = try reader.read(text, for: field)
        if reading.isAmbiguousLocalTime { context.console.note(Wording.ambiguousLocalTime(text)) }
        typed = text
        guard reading.value.isNull else { return FugitiveEdit(field, .set(reading.value)) }
        return isClearable ? FugitiveEdit(field, .clear) : nil
      } catch {
        try context.sayAgain(.field(error, flag: nil))
        question.start = text
      }
    }
  }

  /// Asks for a line of text; nil when it is empty.
  static func line(
    _ question: LineQuestion, in context: Context
  ) throws(Failure) -> String? {
    while true {
      switch context.console.ask(question) {
      case .line([]): return nil
      case .line(let bytes):
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        context.console.note(Wording.notText)
      case .cancelled, .unavailable: throw .declined
      case .interrupted: throw .interrupted
      }
    }
  }
}
