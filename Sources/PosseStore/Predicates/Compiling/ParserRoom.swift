/// How much of the parser's stack a piece of SQL needs while it is read.
///
/// SQLite 3.40 gives up at 100 entries. Measured there: a parenthesis behind AND or OR takes 3.2 entries, an
/// argument behind others 5.3, CASE 5.3 and a subselect behind AND 11.1; the numbers here are rounded up.
enum ParserRoom {
  /// What a parenthesis around terms takes.
  static let parenthesis = 4
  /// What an argument of a call takes.
  static let argument = 6
  /// What CASE takes.
  static let branch = 6
  /// What a subselect takes.
  static let subselect = 12
  /// What a comparison without parentheses takes.
  static let comparison = 4

  /// Measures SQL in which no text literal holds a parenthesis, as none of ours does.
  static func needed(by text: String) -> Int {
    var open: [Int] = []
    var room = comparison
    var greatest = room
    var word: [UInt8] = []
    var isPending = false
    var isAfterWord = false

    func enter(_ cost: Int) {
      open.append(cost)
      room += cost
      greatest = max(greatest, room)
    }
    func leave() { room -= open.popLast() ?? 0 }
    func endWord() {
      if isPending {
        enter(word == selectWord ? subselect : (isAfterWord ? argument : parenthesis))
        isPending = false
      }
      if word == caseWord { enter(branch) } else if word == endWordText { leave() }
    }
    for byte in text.utf8 {
      if isWordByte(byte) {
        word.append(byte)
        continue
      }
      if !word.isEmpty || byte != 0x20 { if isPending || !word.isEmpty { endWord() } }
      switch byte {
      case 0x28:
        isAfterWord = !word.isEmpty
        isPending = true
      case 0x29: leave()
      default: break
      }
      word.removeAll(keepingCapacity: true)
    }
    return greatest
  }

  private static let selectWord = Array("SELECT".utf8)
  private static let caseWord = Array("CASE".utf8)
  private static let endWordText = Array("END".utf8)

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x2E: true
    default: false
    }
  }
}
