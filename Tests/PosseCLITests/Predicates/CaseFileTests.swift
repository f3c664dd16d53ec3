import Foundation
import TestSupport
import Testing

@testable import PosseCLI

/// The collection of predicate cases beside the repository, asked as a user would, by both engines.
@Suite(.enabled(if: PredicateCase.isPresent, "the collection of predicate cases is absent"))
struct CaseFileTests {
  @Test(arguments: PredicateCase.all)
  func `a case is answered as it should be`(row: PredicateCase) throws {
    let desk = try Desk()
    desk.environment["SOURCE_DATE_EPOCH"] = "1718452800"
    let isReadOnly = row.kind != "eval"
    let run =
      isReadOnly
      ? desk.run("predicate", "--syntax", "--", row.predicate)
      : desk.run(
        "predicate", "--record", row.record.isEmpty ? "{}" : row.record, "--", row.predicate)
    if row.expected == "error" {
      #expect(run.status == 2 && run.output.isEmpty, "\(run.output)\(run.errors)")
      #expect(run.errors.hasPrefix("posse: predicate: "))
    } else {
      #expect(run.status == 0, "\(run.errors)")
      if !isReadOnly { #expect(run.output == row.expected + "\n") }
    }
  }

  @Test(arguments: ["America/Chicago", "Asia/Tokyo"])
  func `the cases about dates hold in other zones`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      // What is today and yesterday in UTC is another day there.
      let ofUTC = ["America/Chicago": ["E509"], "Asia/Tokyo": ["E510"]][zone] ?? []
      let desk = try Desk()
      desk.environment["SOURCE_DATE_EPOCH"] = "1718452800"
      desk.environment["TZ"] = zone
      var count = 0
      for row in PredicateCase.all
      where row.kind == "eval" && row.predicate.contains("captdate")
        || row.predicate.contains("lastSeen")
      {
        guard row.expected != "error" else { continue }
        count += 1
        let run = desk.run("predicate", "--record", row.record, "--", row.predicate)
        let expected = ofUTC.contains(row.id) ? "false" : row.expected
        #expect(run.output == expected + "\n", "\(row.id): \(run.errors)")
      }
      #expect(count > 20)
    }
  }

  @Test(arguments: ["UTC", "America/Chicago", "Asia/Tokyo"])
  func `a capture of a day is found by its day`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      let desk = try Desk()
      desk.environment["TZ"] = zone
      desk.run("init")
      desk.run("add", "A")
      desk.run("capture", "1", "--on", "2024-03-01")
      for (predicate, isFound) in [
        ("captdate == '2024-03-01'", true), ("captdate <= '2024-03-01'", true),
        ("captdate >= '2024-03-01'", true), ("captdate < '2024-03-01'", false),
        ("captdate > '2024-03-01'", false), ("captdate == '2024-03'", true),
        ("captdate == '2024'", true), ("captdate != '2024-03-01'", false),
        ("captdate == '2024-02-29'", false), ("captdate == '2024-03-02'", false),
        ("captdate BETWEEN {'2024-03-01', '2024-03-01'}", true),
        ("captdate IN {'2024-03-01'}", true), ("captdate < now()", true),
      ] {
        let run = desk.run("list", "-w", predicate, "--format", "ids")
        #expect(run.output == (isFound ? "1\n" : ""), "\(predicate): \(run.errors)")
      }
    }
  }
}
