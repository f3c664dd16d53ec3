import TestSupport
import Testing

@testable import PosseCLI

@Suite struct DelimitedTextTests {
  private func tsv(_ cells: [String]) -> String {
    var bytes: [UInt8] = []
    DelimitedText.addTSV(cells, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func csv(_ cells: [String]) -> String {
    var bytes: [UInt8] = []
    DelimitedText.addCSV(cells, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ([], ""), ([""], ""), (["a", "", "b"], "a\t\tb"),
    (["a\tb\nc\rd\\e"], #"a\tb\nc\rd\\e"#), (["\r\n"], #"\r\n"#),
    (["\u{1B}[31m"], "\u{1B}[31m"),
  ])
  func `tsv keeps a record on its line`(cells: [String], expected: String) {
    #expect(tsv(cells) == expected + "\n")
  }

  @Test(arguments: [
    (["a", "b"], "a,b"), (["a,b"], "\"a,b\""), (["say \"hi\""], "\"say \"\"hi\"\"\""),
    (["a\nb", ""], "\"a\nb\","), (["a\r\nb"], "\"a\r\nb\""), (["", ""], ","),
    ([" a "], " a "), (["a\tb"], "a\tb"),
  ])
  func `csv quotes what RFC 4180 says`(cells: [String], expected: String) {
    #expect(csv(cells) == expected + "\n")
  }

  @Test func `a lone empty csv cell does not look like an empty line`() {
    #expect(csv([""]) == "\"\"\n")
  }

  @Test func `both forms can be read back`() {
    var random = SeededGenerator(seed: 4)
    let alphabet = ["a", ",", "\"", "\t", "\n", "\r", "\\", "é", "t", "n", "r"]
    for _ in 0..<500 {
      let cells = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...6, using: &random))
          .map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
      }
      #expect(
        Self.readTSV(String(tsv(cells).unicodeScalars.dropLast()))
          == cells.map { Array($0.unicodeScalars) })
      #expect(
        Self.readCSV(String(csv(cells).unicodeScalars.dropLast()))
          == cells.map { Array($0.unicodeScalars) })
    }
  }

  private static func readTSV(_ line: String) -> [[Unicode.Scalar]] {
    line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
      var result: [Unicode.Scalar] = []
      var isEscaped = false
      for scalar in cell {
        if isEscaped {
          result.append(
            scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          result.append(scalar)
        }
      }
      return result
    }
  }

  private static func readCSV(_ line: String) -> [[Unicode.Scalar]] {
    var cells: [[Unicode.Scalar]] = [[]]
    var isQuoted = false
    var scalars = Array(line.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        cells[cells.count - 1].append("\"")
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append([])
      default: cells[cells.count - 1].append(scalar)
      }
    }
    return cells
  }
}
