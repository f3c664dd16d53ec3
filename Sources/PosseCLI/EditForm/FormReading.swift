import PosseModel

/// What a form asks for once it was read: changes of fields, or what is wrong in which line.
struct FormReading {
  /// What is wrong with a line.
  struct Problem {
    /// The kinds of wrong lines.
    enum Kind {
      case stray(String)
      case unknownName(String, suggestions: [FugitiveField])
      case notInForm(FugitiveField)
      case twice(FugitiveField, firstLine: Int)
      case field(FieldEditError)
      /// The bytes of the form are no text.
      case notText
      /// Fits the field and not the person.
      case person(Failure)
    }

    let line: Int
    let kind: Kind
  }

  /// The changes, in the order of the form.
  private(set) var edits: [FugitiveEdit] = []
  /// The texts of the fields that are changed, as they were written.
  private(set) var texts: [FugitiveField: String] = [:]
  /// The lines of the fields that are in the form.
  private(set) var lines: [FugitiveField: Int] = [:]
  /// What is wrong, in the order of lines.
  private(set) var problems: [Problem] = []

  /// Reads a form that was made from certain values.
  ///
  /// A value that stands there as the form was made is no change, whether anybody could type it or not. A
  /// field without a line stays as it is, an empty value clears its field.
  init(_ text: String, of form: FugitiveForm, with reader: FieldReader) {
    let (found, strays) = FormText.read(text)
    problems = strays.map { Problem(line: $0.line, kind: .stray($0.text)) }
    for entry in found { take(entry, of: form, with: reader) }
    problems.sort { $0.line < $1.line }
  }

  /// A form without the fields that stand there as it was made; the others stay as they are now, whatever that is.
  static func keptText(_ text: String, of form: FugitiveForm) -> String {
    FormText.keeping(
      text,
      { entry in
        guard let field = FugitiveField(rawValue: entry.name), let before = form.value(of: field)
        else { return true }
        return !isSame(entry.value, FugitiveForm.text(of: before))
      }, saying: FormWording.onlyChanged)
  }

  private mutating func take(
    _ entry: FormText.Found, of form: FugitiveForm, with reader: FieldReader
  ) {
    func problem(_ kind: Problem.Kind) -> Problem { Problem(line: entry.line, kind: kind) }

    guard let field = FugitiveField(rawValue: entry.name) else {
      problems.append(
        problem(
          .unknownName(entry.name, suggestions: FugitiveField.suggestions(for: entry.name))))
      return
    }
    guard let before = form.value(of: field) else {
      problems.append(problem(field.isSettable ? .notInForm(field) : .field(.notSettable(field))))
      return
    }
    if let firstLine = lines[field] {
      problems.append(problem(.twice(field, firstLine: firstLine)))
      return
    }
    lines[field] = entry.line
    guard !Self.isSame(entry.value, FugitiveForm.text(of: before)) else { return }
    texts[field] = entry.value
    do throws(FieldEditError) {
      edits.append(try Self.edit(of: field, entry.value, with: reader))
    } catch {
      problems.append(problem(.field(error)))
    }
  }

  private static func edit(
    of field: FugitiveField, _ text: String, with reader: FieldReader
  ) throws(FieldEditError) -> FugitiveEdit {
    guard !text.isEmpty else { return try FugitiveEdit(clearing: field.name) }
    let reading = try reader.read(text, for: field)
    return FugitiveEdit(
      field, reading.value.isNull ? .clear : .set(reading.value),
      isAmbiguousLocalTime: reading.isAmbiguousLocalTime)
  }

  /// Compares bytes: two texts that a `String` takes for equal may differ in how they are composed.
  private static func isSame(_ text: String, _ other: String) -> Bool {
    text.utf8.elementsEqual(other.utf8)
  }
}
