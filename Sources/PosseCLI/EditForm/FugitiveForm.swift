import Chronology
import PosseModel

/// What an edit form is made from: the values of one person at a certain time.
struct FugitiveForm {
  /// The values that the form was made from, in its order.
  let base: [(field: FugitiveField, value: FieldValue)]

  /// Makes the form of a person; what belongs to a capture stands in it only where there is one.
  init(values: (FugitiveField) -> FieldValue, isCaptured: Bool) {
    base = Self.fields.filter { isCaptured || !$0.belongsToCapture }.map { ($0, values($0)) }
  }

  /// The form of someone who is not in the book yet.
  static let ofSomeoneNew = FugitiveForm(
    values: { field in if case .texts = field.kind { .texts([]) } else { .null } },
    isCaptured: false)

  /// The fields that a form may hold.
  ///
  /// The currency stands in the bounty, and the parts of the place in the place.
  static let fields: [FugitiveField] = FugitiveField.allCases.filter { field in
    if case .placePart = field.kind { return false }
    return field.isSettable && field != .currency
  }

  /// The value of a field that the form was made from.
  func value(of field: FugitiveField) -> FieldValue? {
    base.first { $0.field == field }?.value
  }

  /// The lines of the form, with other texts for some fields and comments above some.
  func entries(
    texts: [FugitiveField: String] = [:], comments: [FugitiveField: [String]] = [:]
  ) -> [FormText.Entry] {
    base.map { field, value in
      FormText.Entry(
        name: field.name, value: texts[field] ?? Self.text(of: value),
        comments: comments[field] ?? [])
    }
  }

  /// The text of a value as a person types it; empty for no value.
  static func text(of value: FieldValue) -> String {
    if case .moment(let moment) = value { return moment.typedText }
    return value.pipedText
  }
}
