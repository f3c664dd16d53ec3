import FileSystem
import PosseModel
import Raster

/// What the configuration file says: one `key = value` a line, `#` begins a comment.
struct Configuration: Sendable {
  /// The keys that exist.
  enum Key: String, CaseIterable {
    case tz, currency, agent, camera, library, pager, color
    case photoMax = "photo_max"
    case keepOriginal = "keep_original"
  }

  /// A line that was passed over.
  struct Complaint: Hashable, Sendable {
    var line: Int
    var problem: Problem

    enum Problem: Hashable, Sendable {
      case unknownKey(String)
      case noEquals
      case notUTF8
      case badValue(key: String, value: String, expected: String)
    }
  }

  private(set) var values: [Key: String] = [:]
  private(set) var complaints: [Complaint] = []

  subscript(_ key: Key) -> String? { values[key] }

  /// The agent, as the book would store the name.
  var agent: String? { values[.agent].flatMap { try? TextField.agent.validated($0) } }

  /// The currency of amounts that name none.
  var currency: CurrencyCode { values[.currency].flatMap { CurrencyCode(known: $0) } ?? .usd }

  /// The size to which pictures are shrunk.
  var photoSize: OutputSize {
    values[.photoMax].flatMap { try? OutputSize(parsing: $0) }
      ?? .longestSide(PictureOptions.defaultSide)
  }

  /// Whether the bytes of pictures are kept as received.
  var keepsOriginal: Bool { ["yes", "true"].contains(values[.keepOriginal]) }

  init() {}

  init(parsing bytes: [UInt8]) {
    let mark = Array("\u{FEFF}".utf8)
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        complaints.append(Complaint(line: index + 1, problem: .notUTF8))
        continue
      }
      read(Self.trimmed(text[...]), number: index + 1)
    }
  }

  private mutating func read(_ line: Substring, number: Int) {
    guard let first = line.first, first != "#" else { return }
    guard let equals = line.firstIndex(of: "=") else {
      complaints.append(Complaint(line: number, problem: .noEquals))
      return
    }
    let name = Self.trimmed(line[..<equals])
    let value = String(Self.trimmed(line[line.index(after: equals)...]))
    guard let key = Key(rawValue: String(name)) else {
      complaints.append(Complaint(line: number, problem: .unknownKey(String(name))))
      return
    }
    if !value.isEmpty, let expected = key.expectation(of: value) {
      complaints.append(
        Complaint(
          line: number,
          problem: .badValue(key: key.rawValue, value: value, expected: expected)))
      return
    }
    values[key] = value.isEmpty ? nil : value
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

extension Configuration.Key {
  /// What a value should have been, or nil when it is fine; a zone is judged where it is used.
  fileprivate func expectation(of value: String) -> String? {
    switch self {
    case .color: ["auto", "always", "never"].contains(value) ? nil : "auto, always or never"
    case .keepOriginal: ["yes", "no", "true", "false"].contains(value) ? nil : "yes or no"
    case .currency: CurrencyCode(known: value) == nil ? "an ISO code such as USD" : nil
    case .agent:
      (try? TextField.agent.validated(value)) == nil ? "a name of at most 1000 characters" : nil
    case .photoMax:
      (try? OutputSize(parsing: value)) == nil
        ? "a number from 1 to \(OutputSize.largestSide), or none" : nil
    case .tz, .camera, .library, .pager: nil
    }
  }
}
