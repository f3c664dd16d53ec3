import PosseModel
import Testing

@testable import PosseCLI

@Suite struct FieldListTests {
  @Test(arguments: [
    ("name", [FugitiveField.name]), ("name,bounty", [.name, .bounty]),
    (" name , bounty ,", [.name, .bounty]), (",,id", [.id]), ("id,id", [.id, .id]),
  ])
  func `names between commas are read`(text: String, fields: [FugitiveField]) throws {
    #expect(try FieldList.read(text, option: "-F") == fields)
  }

  @Test(arguments: ["", ",", " , ", "\u{A0}"])
  func `a list without a name is refused`(text: String) {
    #expect {
      try FieldList.read(text, option: "--fields")
    } throws: { error in
      if case Failure.option("--fields", text, .emptyList) = error { true } else { false }
    }
  }

  @Test(arguments: ["bountry", "Name", "photos.id", "name\u{0}", "ｎame"])
  func `an unknown name is refused with what it may have meant`(text: String) {
    #expect {
      try FieldList.read("id,\(text)", option: "--fields")
    } throws: { error in
      guard case Failure.option("--fields", text, .unknownField(let near)) = error else {
        return false
      }
      return text != "bountry" || near.first == .bounty
    }
  }
}
