import PredicateFormat
import TestSupport
import Testing

/// Whatever is typed is answered quickly, with a tree or with an error at a place of the text.
struct RandomTextTests {
  private static let predicates = [
    "captured == NO AND bounty >= 5000.5", "NOT (name BEGINSWITH[cd] 'smi' OR city == nil)",
    "ANY tags.name IN {'armed', \"violent\", nil}", "ALL photos.size BETWEEN {0x1F, 1_000}",
    "SUBQUERY(photos, $p, $p.size > 5 AND file LIKE '*.jpg').@count > 0",
    "TERNARY(bounty > 1, CAST(bounty, 'NSString'), name) MATCHES '\\\\d+(a|b)*'",
    "FUNCTION(now(), 'dateByAddingTimeInterval:', -86400) < captdate",
    "captdate == 'last friday' || lastSeen > '-7d' && captdate != '2024-02-29T12:00+01:00'",
    "add:to:(heightCm, 3) ** 2 << 1 | 7 & ~8 ^ -heightCm / 2 == $X",
    "photos[FIRST].size + photos.size[LAST] - photos[heightCm - 1].size >= photos.@max.size",
    "NONE aliases.name ENDSWITH[dc] '\\u00e9\\n\\x41\\101' AND #like == SELF.name",
    "{1, 2.5e3, .5, 10.}[SIZE] > length('日本 é 😀') OR TRUEPREDICATE",
    "average({$X, 5, heightCm}) == avg(photos.size) AND name IN 'OK,TX' AND zip <> '07030'",
  ]

  /// Pieces that are put in: those of the language, and some that are none.
  private static let pieces = [
    "(", ")", "{", "}", "[", "]", "'", "\"", "\\", ",", ".", "@", "$", "#", ":", ":=", "!", "==",
    "=<", "&&", "|", "**", "-", "- ", "%@", "//", "/*", "\u{0}", "\u{FEFF}", "\u{301}", "é", "日",
    "\u{1F600}", "\u{201C}", "\n", "\t", " AND ", " OR ", "NOT ", " IN ", "ANY ", "nil", "SELF",
    "CAST(", "FUNCTION(", "SUBQUERY(", "TERNARY(", "@count", "[cd]", "[FIRST]", "0x", "1e999",
    "9223372036854775808", "1e-400", "$X", "'2024-02-30'", "'~1968'", "MATCHES '('", "UNION",
    "((((((((", "----------", "{{{{", "!!!!!!!!",
  ].map { Array($0.utf8) }

  @Test(arguments: 1...20)
  func `a mangled predicate is read or refused at a place of its own`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      var bytes = Array(Self.predicates[random.below(Self.predicates.count)].utf8)
      for _ in 0...random.below(4) { Self.mangle(&bytes, &random) }
      // Whatever is no UTF-8 becomes replacement characters, as at the prompt.
      Self.check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func mangle(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let start = random.below(bytes.count + 1)
    let end = min(bytes.count, start + random.below(12))
    switch random.below(6) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
    case 2: bytes.replaceSubrange(start..<end, with: random.bytes(end - start))
    case 3: bytes.insert(contentsOf: random.bytes(1 + random.below(3)), at: start)
    case 4: bytes.replaceSubrange(start..<end, with: pieces[random.below(pieces.count)])
    default: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: start)
    }
  }

  private static func check(_ text: String) {
    let source = PredicateSource(text)
    let tree: PredicateExpression
    do throws(PredicateDiagnostic) {
      tree = try PredicateParser.parse(source)
    } catch {
      #expect(error.isWithin(text), "\(text.debugDescription): \(error)")
      #expect(error.problem.code?.hasPrefix("P") == true)
      return
    }
    checkPrinting(of: tree, text)
    do throws(CheckErrors) {
      let result = try PredicateChecker.check(
        tree, in: source, schema: CaseSchema.fugitive,
        conditions: PredicateConditions(
          now: .cases, bindings: ["X": .typed("5")], refusesUnused: false,
          patternFault: { PatternCache.fault(of: $0, ignoresCase: $1) }))
      for warning in result.warnings { #expect(warning.isWithin(text), "\(text.debugDescription)") }
    } catch {
      #expect(!error.diagnostics.isEmpty)
      for diagnostic in error.diagnostics {
        #expect(diagnostic.isWithin(text), "\(text.debugDescription): \(diagnostic)")
      }
    }
  }

  /// What could be read is read again from its canonical text, and the same.
  private static func checkPrinting(of tree: PredicateExpression, _ text: String) {
    let canonical = tree.canonicalText
    do throws(PredicateDiagnostic) {
      let again = try PredicateParser.parse(PredicateSource(canonical))
      #expect(again == tree, "\(text.debugDescription) became \(canonical.debugDescription)")
      #expect(again.canonicalText == canonical, "\(text.debugDescription)")
    } catch {
      Issue.record("\(text.debugDescription) became \(canonical.debugDescription): \(error)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
