import TestSupport
import Testing
import UnicodeText

@testable import CommandKit

@Suite struct PickerModelTests {
  private static let words = ["José", "ann", "MÜLLER", "straße", "山田", "o", "an", "é", "12", "7"]

  private static func label(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random))
      .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
      .joined(separator: " ")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what is shown matches and the cursor stands on a row`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var labels: [String] = []
    let fixed = seed % 2 == 0 ? ["Keep: José", "— none —"] : []
    var model = PickerModel(
      fixedLabels: fixed, offersNew: seed % 3 == 0, isMultiple: seed % 4 == 0,
      start: seed % 5 == 0 ? .value(3) : seed % 2 == 0 ? .fixed(1) : nil)
    for _ in 0..<200 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let added = (0..<Int.random(in: 0...20, using: &random)).map { _ in Self.label(&random) }
        labels += added
        model.append(added)
      case 1...3:
        let word = Self.words[Int.random(in: 0..<Self.words.count, using: &random)] + " "
        model.type(Array(word.unicodeScalars)[Int.random(in: 0..<2, using: &random)])
      case 4, 5: model.backspace()
      case 6: model.clear()
      case 7: model.move(by: Int.random(in: -3...3, using: &random))
      case 8: model.movePage(by: Bool.random(using: &random) ? 1 : -1)
      case 9: Bool.random(using: &random) ? model.moveToStart() : model.moveToEnd()
      case 10: model.toggleMark()
      default: model.capacity = Int.random(in: 1...12, using: &random)
      }
      model.settle()
      check(model, labels: labels, fixed: fixed)
    }
  }

  private func check(_ model: PickerModel, labels: [String], fixed: [String]) {
    let words = Folding.folded(model.filter).split(whereSeparator: \.isWhitespace)
    func matches(_ label: String) -> Bool {
      let folded = Folding.folded(label)
      return words.allSatisfy { Self.contains(folded, String($0)) }
    }
    var expected: [PickerPlace] = fixed.indices.filter { matches(fixed[$0]) }.map { .fixed($0) }
    expected += labels.indices.filter { matches(labels[$0]) }.map { .value($0) }
    expected += model.added.indices.filter { matches(model.added[$0]) }.map { .added($0) }
    if model.offersNew { expected.append(.new) }
    #expect((0..<model.count).map(model.place(at:)) == expected)
    for (position, place) in expected.enumerated() {
      #expect(model.position(of: place) == position)
    }
    #expect((model.present == nil) == expected.isEmpty)
    if let position = model.position {
      #expect(model.window.contains(position))
      #expect(expected[position] == model.present)
    }
    #expect(model.window.count == min(expected.count, model.capacity))
    #expect(model.marked.allSatisfy { labels.indices.contains($0) })
    #expect(model.isMultiple || model.marked.isEmpty)
    #expect(model.isMultiple && model.offersNew || model.added.isEmpty)
    #expect(Set(model.added).count == model.added.count)
  }

  /// Plain search by bytes, written otherwise than the one that is tested.
  private static func contains(_ text: String, _ word: String) -> Bool {
    let text = Array(text.utf8)
    let word = Array(word.utf8)
    return (0...text.count).contains { text[$0...].starts(with: word) }
  }

  @Test func `the cursor starts where it should once that is there`() {
    var model = PickerModel(offersNew: true, start: .value(2))
    #expect(model.present == .new)
    model.append(["a", "b"])
    #expect(model.present == .value(0))
    model.append(["c"])
    #expect(model.present == .value(2))
    model.move(by: -1)
    model.append(["d"])
    #expect(model.present == .value(1))
  }

  @Test func `typing goes to the first value that matches and clearing back to the start`() {
    var model = PickerModel(fixedLabels: ["Keep: Reyes"], offersNew: true, start: .fixed(0))
    model.append(["Alvarez", "Reyes", "Okafor"])
    for scalar in "rey".unicodeScalars { model.type(scalar) }
    model.settle()
    #expect(model.present == .value(1))
    #expect(model.count == 3)
    model.type("x")
    model.settle()
    #expect(model.present == .new)
    #expect(model.newText == "reyx")
    model.clear()
    model.settle()
    #expect(model.present == .fixed(0))
  }

  @Test func `a row chosen by the user stays while a list grows`() {
    var model = PickerModel(offersNew: true)
    model.append(["a"])
    model.moveToEnd()
    #expect(model.present == .new)
    model.append(["b", "c"])
    #expect(model.present == .new)
    #expect(model.position == 3)
  }

  @Test func `a filter of blanks matches everything and offers nothing by name`() {
    var model = PickerModel(offersNew: true)
    model.append(["a"])
    model.type(" ")
    model.settle()
    #expect(model.count == 2)
    #expect(model.newText == "")
  }
}
