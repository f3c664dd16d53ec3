import TestSupport
import Testing

@testable import PosseCLI

/// Finer points of the language, each asked at the prompt of both engines.
struct PredicateAnswersTests {
  private static func answer(_ words: String...) throws -> String {
    let desk = try Desk()
    desk.environment["SOURCE_DATE_EPOCH"] = "1718452800"
    let run = desk.run(bytes: (["predicate"] + words).map { Array($0.utf8) })
    return run.status == 0 ? run.output : "\(run.status)"
  }

  @Test(arguments: [
    ("now() == 'today'", true), ("'today' == now()", true), ("now() <= 'today'", true),
    ("now() > 'today'", false), ("now() != 'today'", false), ("now() == '2024'", true),
    ("now() == '2024-06-15'", true), ("now() IN {'today'}", true), ("now() < 'tomorrow'", true),
    ("now() BETWEEN {'yesterday', 'today'}", true), ("now() == 'now'", true),
    ("now() > '-1h' AND now() < '+1h'", true), ("now() == now()", true),
  ])
  func `now is a date like any other opposite a typed one`(text: String, holds: Bool) throws {
    #expect(try Self.answer(text, "--record", "{}") == (holds ? "true\n" : "false\n"))
  }

  @Test(arguments: [
    ("count({1, 2, nil}) == 2", true), ("count(photos.size) == 2", true),
    ("photos.size.@count == 2", true), ("count(photos) == 3", true), ("photos.@count == 3", true),
    ("sum(photos.size) == 4 AND min(photos.size) == 1 AND average(photos.size) == 2", true),
    ("median(photos.size) == nil", true), ("mode({1, nil}) == nil", true),
    ("stddev({1, nil}) == nil", true), ("median({1, 3}) == 2", true),
    ("count(1, nil, 2) == 2", true), ("photos.@sum.size == 4", true),
  ])
  func `the plain statistics skip nulls and the others do not`(text: String, holds: Bool) throws {
    let record = #"{"photos": [{"size": 1}, {"size": 3}, {"size": null}]}"#
    #expect(try Self.answer(text, "--record", record) == (holds ? "true\n" : "false\n"))
  }

  @Test(arguments: [
    ["name == $a AND heightCm == $a", "a=5"], ["heightCm IN {$a} AND name CONTAINS $a", "a=5"],
    ["captdate == $a AND heightCm == $a", "a=2024"], ["$a == YES", "a=2"],
    ["captured == $a", "a=perhaps"], ["heightCm == $a", "a=tall"],
  ])
  func `a value is of one type, and readable`(row: [String]) throws {
    #expect(try Self.answer(row[0], "-p", row[1], "--record", "{}") == "2")
  }

  @Test(arguments: [
    ["$a == YES", "a=TRUE"], ["heightCm == $a", "a=0xff"],
    ["bounty > $a AND heightCm > $a", "a=-1.5"],
    ["captdate == $a", "a=today"], ["captured == $a AND captured != $b", "a=1"],
  ])
  func `a value is read by what it meets`(row: [String]) throws {
    let answer = try Self.answer(
      row[0], "-p", row[1], "--record", #"{"captured": true, "heightCm": 255, "$": {"b": false}}"#)
    #expect(answer != "2")
  }

  @Test(arguments: [
    "YES + 1 == 2", "ANY aliases.name IN tags.name", "ALL aliases.name IN tags.name",
    "name == 5 / 0 + 1", "abs(YES) == 1",
  ])
  func `what does not fit is refused`(text: String) throws {
    #expect(try Self.answer(text) == "2")
  }
}
