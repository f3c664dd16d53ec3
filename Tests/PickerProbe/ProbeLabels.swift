/// Labels in several scripts, made of a number.
struct ProbeLabels {
  let kind: String

  func text(_ number: Int) -> String {
    switch kind {
    case "cjk": "山田太郎 石川五右衛門 \(number)"
    case "rtl": "יוסי כהן \(number)"
    case "emoji": "👩‍👩‍👧 🇺🇸 Row \(number)"
    case "marks": "Jose\u{301} Mu\u{308}ller \(number)"
    case "long": "Row \(number) " + String(repeating: "with a label that does not end ", count: 9)
    case "hostile": "\u{1B}[2J\u{202E}Row\u{7}\n\(number)"
    default: "Row \(number)"
    }
  }
}
