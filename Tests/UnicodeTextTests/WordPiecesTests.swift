import Testing
import UnicodeText

/// How a search cuts words.
struct WordPiecesTests {
  @Test(arguments: [
    ("", []), ("kelly", ["kelly"]), ("山田太郎", ["山", "田", "太", "郎"]),
    ("山田taro9", ["山", "田", "taro9"]), ("taroー", ["taro", "ー"]), ("김철수", ["김", "철", "수"]),
    ("ルパン", ["ル", "パ", "ン"]), ("ﾙﾊﾟ", ["ﾙ", "ﾊ", "ﾟ"]), ("々〇", ["々", "〇"]),
    ("𠮷野", ["𠮷", "野"]), ("ㄅa", ["ㄅ", "a"]), ("степан", ["степан"]), ("𞤀𞤁", ["𞤀𞤁"]),
    ("ไทย", ["ไทย"]), ("ａｂ", ["ａｂ"]),
  ])
  func `characters without blanks between them are pieces`(word: String, pieces: [String]) {
    #expect(WordBreaks.pieces(of: word) == pieces)
    #expect(WordBreaks.pieces(of: word).joined() == word)
  }

  @Test func `ASCII is cut as its categories say`() {
    for value: UInt8 in 0..<0x80 {
      let text = String(UnicodeScalar(value))
      let isPart = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
      #expect(WordBreaks.words(in: text).isEmpty != (isPart || (0x30...0x39).contains(value)))
    }
  }
}
