import TestSupport
import Testing

/// The list of what cameras must prove in the emulated machine.
@Suite struct ChecklistTests {
  /// The points of the list, and the drivers that must prove each: V for vivid, U for uvcvideo.
  private static let required: [(point: Int, drivers: String)] = [
    (1, "VU"), (2, "VU"), (3, "U"), (4, "VU"), (5, "VU"), (6, "V"), (7, "VU"), (8, "V"), (9, "V"),
    (10, "V"),
    (11, "U"), (12, "VU"), (13, "VU"), (14, "V"), (15, "V"), (16, "V"), (17, "V"), (18, "U"),
    (19, "VU"),
  ]

  /// What a line that runs a case begins with.
  private static let beginnings: Set<Substring> = [
    "try", "again", "as_nobody", "job", "job_of_nobody", "typing", "while_used",
  ]

  private struct Row {
    let point: Int?
    let driver: String
    let name: String
    let purpose: String
  }

  private let rows: [Row]
  private let cases: [String]

  init() throws {
    let list = try Repository.text("Tests/CameraMachine/checklist.tsv")
    rows = list.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let all = fields + Array(repeating: "", count: max(0, 4 - fields.count))
      return Row(point: Int(all[0]), driver: all[1], name: all[2], purpose: all[3])
    }
    let guest = try ["guest", "jobs"].map { try Repository.text("Tests/CameraMachine/\($0)") }
    cases = guest.joined(separator: "\n").split(separator: "\n").compactMap { line in
      let words = line.drop { $0 == " " || $0 == "(" }.split(separator: " ")
      guard words.count > 1, Self.beginnings.contains(words[0]) else { return nil }
      return String(words[1])
    }
  }

  @Test func `every point is proved by every driver that it names`() {
    for (point, drivers) in Self.required {
      for driver in drivers {
        #expect(
          rows.contains { $0.point == point && $0.driver == String(driver) },
          "point \(point) has no case of \(driver)")
      }
    }
  }

  @Test func `every row names a point, a driver, a case that is run, and what it shows`() {
    let points = Set(Self.required.map(\.point))
    for row in rows {
      #expect(row.point.map(points.contains) ?? false)
      #expect(["V", "U"].contains(row.driver))
      #expect(cases.contains(row.name), "no case \(row.name)")
      #expect(!row.purpose.isEmpty)
    }
  }

  @Test func `every case that is run has a name of its own and proves something`() {
    #expect(cases.count >= 40)
    #expect(Set(cases).count == cases.count)
    #expect(Set(cases) == Set(rows.map(\.name)))
  }
}
