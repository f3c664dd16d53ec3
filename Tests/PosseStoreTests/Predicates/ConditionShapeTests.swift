import Chronology
import PredicateFormat
import SQLite
import Testing

@testable import PosseStore

/// The SQL that each kind of leaf becomes, to the letter.
struct ConditionShapeTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let predicate: CheckedPredicate
    let sql: SQL
    var testDescription: String { sql.text }

    init(_ predicate: CheckedPredicate, _ sql: SQL) {
      self.predicate = predicate
      self.sql = sql
    }
  }

  private static let day = Instant(microseconds: 86_400_000_000)
  private static let captured = Asked.compare("captured", .equal, Asked.number("1"))

  @Test(arguments: [
    Shape(captured, "f.captured IS \(1)"),
    Shape(.not(captured), "f.captured IS NOT \(1)"),
    Shape(Asked.compare("captured", .equal, Asked.number("0.5")), "FALSE"),
    Shape(Asked.compare("bounty", .greaterOrEqual, Asked.number("5")), "f.bounty >= \(5_000)"),
    Shape(Asked.compare("bounty", .greater, Asked.number("99.9955")), "f.bounty > \(99_995)"),
    Shape(Asked.compare("bounty", .greaterOrEqual, Asked.number("-0.0001")), "f.bounty > \(-1)"),
    Shape(Asked.compare("bounty", .less, Asked.number("99.9955")), "f.bounty <= \(99_995)"),
    Shape(Asked.compare("bounty", .notEqual, Asked.number("99.9955")), "TRUE"),
    Shape(Asked.compare("bounty", .less, Asked.number("1e30")), "f.bounty IS NOT NULL"),
    Shape(Asked.compare("bounty", .greater, Asked.number("1e30")), "FALSE"),
    Shape(
      .not(Asked.compare("bounty", .greater, Asked.number("1"))),
      "(f.bounty > \(1_000)) IS NOT TRUE"),
    Shape(.not(.not(captured)), "f.captured IS \(1)"),
    Shape(.compare(Asked.number("5"), .less, Asked.field("bounty"), .exact), "f.bounty > \(5_000)"),
    Shape(
      Asked.compare("capturedLat", .equal, Asked.number("1.5")), "f.captured_lat IS \(15_000_000)"),
    Shape(Asked.compare("heightCm", .equal, .null), "f.height_cm IS NULL"),
    Shape(Asked.compare("heightCm", .notEqual, .null), "f.height_cm IS NOT NULL"),
    Shape(Asked.compare("heightCm", .lessOrEqual, .null), "f.height_cm IS NULL"),
    Shape(Asked.compare("heightCm", .less, .null), "FALSE"),
    Shape(
      Asked.compare("heightCm", .lessOrEqual, Asked.field("weightKg")),
      "(f.height_cm <= f.weight_kg OR (f.height_cm IS NULL AND f.weight_kg IS NULL))"),
    Shape(Asked.compare("heightCm", .lessOrEqual, Asked.field("id")), "f.height_cm <= f.id"),
    Shape(Asked.compare("hair", .equal, Asked.field("eyes")), "f.hair IS f.eyes"),
    Shape(
      Asked.compare("name", .equal, Asked.field("hair"), .ignoringBoth),
      "f.name_cd IS posse_fold(f.hair)"),
    Shape(
      .between(Asked.field("bounty"), Asked.number("1"), Asked.number("2.0005"), .exact),
      "f.bounty >= \(1_000) AND f.bounty <= \(2_000)"),
    Shape(.between(Asked.field("bounty"), .null, Asked.number("2"), .exact), "FALSE"),
  ])
  func `numbers and nulls`(shape: Shape) throws {
    #expect(try Compiled.condition(shape.predicate) == shape.sql)
  }

  @Test(arguments: [
    Shape(Asked.compare("name", .equal, .text("José")), "f.name IS \("José")"),
    Shape(Asked.compare("name", .less, .text("José"), .ignoringBoth), "f.name_cd < \("jose")"),
    Shape(
      Asked.compare("hair", .equal, .text("RED"), .ignoringBoth), "posse_fold(f.hair) IS \("red")"),
    Shape(
      Asked.text("name", .beginsWith, "Jo"), "f.name >= \("Jo") AND f.name < \("Jp")"),
    Shape(
      Asked.text("name", .beginsWith, "JÓ", .ignoringBoth),
      "f.name_cd >= \("jo") AND f.name_cd < \("jp")"),
    Shape(
      .not(Asked.text("name", .beginsWith, "Jo")),
      "((f.name >= \("Jo")) IS NOT TRUE OR (f.name < \("Jp")) IS NOT TRUE)"),
    Shape(Asked.text("name", .beginsWith, "\u{10FFFF}"), "f.name >= \("\u{10FFFF}")"),
    Shape(Asked.text("name", .beginsWith, ""), "FALSE"),
    Shape(Asked.text("name", .contains, "", .ignoringMarks), "FALSE"),
    Shape(Asked.text("name", .contains, "\u{301}", .ignoringBoth), "FALSE"),
    Shape(.text(Asked.field("name"), .contains, .null, .exact), "FALSE"),
    Shape(
      Asked.text("desc", .contains, "GÜN", .ignoringBoth), "instr(f.description_cd, \("gun")) > 0"),
    Shape(Asked.text("name", .endsWith, "ez"), "substr(f.name, \(-2)) = \("ez")"),
    Shape(Asked.text("name", .like, "J*[?]\\*%"), "f.name GLOB \("J*[[]?][*]%")"),
    Shape(Asked.text("name", .like, "JÓ*", .ignoringBoth), "f.name_cd GLOB \("jo*")"),
    Shape(Asked.text("name", .like, "a\\"), "f.name GLOB \("a\\")"),
    Shape(
      .isIn(Asked.field("bounty"), ["1", "2.5", "0.0001"].map(Asked.number), .exact),
      "f.bounty IN (\(1_000), \(2_500))"),
    Shape(
      .isIn(Asked.field("hair"), [.text("red"), .null], .exact),
      "(f.hair IS \("red") OR f.hair IS NULL)"),
    Shape(.isIn(Asked.field("hair"), [], .exact), "FALSE"),
    Shape(
      .or([
        .isIn(Asked.field("hair"), [], .exact), .isIn(Asked.field("hair"), [.text("red")], .exact),
      ]),
      "f.hair IS \("red")"),
    Shape(
      .or([
        Asked.compare("hair", .equal, .text("red")), captured,
        .compare(.text("grey"), .equal, Asked.field("hair"), .exact),
      ]),
      "(f.hair IN (\("red"), \("grey")) OR f.captured IS \(1))"),
    Shape(
      Asked.compare("name", .equal, .text("José"), .ignoringCase),
      "f.name_cd IS \("jose") AND posse_holds(\(0), f.name)"),
    Shape(
      Asked.text("name", .beginsWith, "Jo", .ignoringMarks),
      """
      ((f.name_cd >= \("jo") AND f.name_cd < \("jp")) OR instr(f.name_cd, \("ι")) > 0) AND \
      posse_holds(\(0), f.name)
      """),
    Shape(
      .matches(Asked.field("name"), .constant("J.*"), .exact), "posse_holds(\(0), f.name)"),
  ])
  func texts(shape: Shape) throws {
    #expect(try Compiled.condition(shape.predicate) == shape.sql)
  }

  @Test func `a regular expression with a literal prefix`() throws {
    #expect(
      try Compiled.condition(
        .matches(Asked.field("name"), .constant("Jo.*"), .exact), prefix: "Jo")
        == "f.name >= \("Jo") AND f.name < \("Jp") AND posse_holds(\(0), f.name)")
    #expect(
      try Compiled.condition(
        .matches(Asked.field("name"), .constant("Jo.*"), .ignoringCase), prefix: "Jo")
        == "posse_holds(\(0), f.name)")
  }

  private static let tags = Asked.relation("tags")

  @Test(arguments: [
    Shape(
      Asked.any("tags") { Asked.compare(Asked.inner($0, "name"), .equal, .text("armed")) },
      """
      f.id IN (SELECT c1.fugitive FROM fugitive_tag c1 JOIN tag v1 ON v1.id = c1.tag \
      WHERE v1.name IS \("armed"))
      """),
    Shape(
      .not(Asked.any("tags") { Asked.compare(Asked.inner($0, "name"), .equal, .text("armed")) }),
      """
      NOT EXISTS (SELECT 1 FROM fugitive_tag c1 JOIN tag v1 ON v1.id = c1.tag \
      WHERE c1.fugitive = f.id AND v1.name IS \("armed"))
      """),
    Shape(
      Asked.any("aliases") { Asked.compare(Asked.inner($0, "name"), .equal, Asked.field("name")) },
      "EXISTS (SELECT 1 FROM alias c1 WHERE c1.fugitive = f.id AND c1.name IS f.name)"),
    Shape(
      .compare(
        .count(Asked.relation("photos"), where: .constant(true)), .greater, Asked.number("0"),
        .exact),
      "EXISTS (SELECT 1 FROM photo c1 WHERE c1.fugitive = f.id)"),
    Shape(
      .compare(
        .count(Asked.relation("photos"), where: .constant(true)), .equal, Asked.number("0"), .exact),
      "NOT EXISTS (SELECT 1 FROM photo c1 WHERE c1.fugitive = f.id)"),
    Shape(
      .compare(
        .count(Asked.relation("photos"), where: .constant(true)), .greater, Asked.number("1.5"),
        .exact),
      "(SELECT count(*) FROM photo c1 WHERE c1.fugitive = f.id) > \(1)"),
    Shape(
      .compare(
        .element(tags, .at(Asked.number("1")), Asked.schema(tags, "name")), .equal, .text("x"),
        .exact),
      """
      (SELECT v1.name FROM fugitive_tag c1 JOIN tag v1 ON v1.id = c1.tag \
      WHERE c1.fugitive = f.id ORDER BY c1.id LIMIT 1 OFFSET \(1)) IS \("x")
      """),
    Shape(
      Asked.any("photos") { Asked.compare(Asked.inner($0, "primary"), .equal, Asked.number("1")) },
      """
      f.id IN (SELECT c1.fugitive FROM photo c1 WHERE (c1.id IS \
      (SELECT v.primary_photo FROM fugitive v WHERE v.id = c1.fugitive)) IS \(1))
      """),
    Shape(
      Asked.compare("state", .equal, .text("TX")),
      "f.place IN (SELECT v.id FROM place v WHERE v.state IS \("TX"))"),
    Shape(
      Asked.compare("state", .notEqual, .text("TX")),
      "(f.place IN (SELECT v.id FROM place v WHERE v.state IS \("TX"))) IS NOT TRUE"),
    Shape(
      Asked.compare("agent", .equal, .null),
      "(f.agent IN (SELECT v.id FROM agent v WHERE v.name IS NULL) OR f.agent IS NULL)"),
    Shape(
      Asked.compare("bounty", .greater, Asked.field("heightCm")),
      "posse_holds(\(0), f.bounty, f.height_cm)"),
    Shape(
      .compare(
        .arithmetic(.multiply, Asked.field("bounty"), Asked.field("bounty")), .greater,
        Asked.field("captdate"), .exact),
      "posse_holds(\(0), f.bounty, f.captdate, f.captdate_precision)"),
  ])
  func `rows of other tables and calls`(shape: Shape) throws {
    #expect(try Compiled.condition(shape.predicate) == shape.sql)
  }

  @Test func dates() throws {
    let noon = Self.day
    let wall = Instant(microseconds: 1)
    let bound = CheckedValue.dateBound(.instant(noon, wallClock: wall))
    #expect(
      try Compiled.condition(Asked.compare("captdate", .greaterOrEqual, bound))
        == """
        f.captdate >= \(wall.microseconds) AND CASE f.captdate_precision WHEN 'instant' THEN \
        f.captdate >= \(noon.microseconds) ELSE f.captdate >= \(wall.microseconds) END
        """)
    #expect(
      try Compiled.condition(Asked.compare("captdate", .less, bound))
        == """
        f.captdate < \(noon.microseconds) AND CASE f.captdate_precision WHEN 'instant' THEN \
        f.captdate < \(noon.microseconds) ELSE f.captdate < \(wall.microseconds) END
        """)
    #expect(
      try Compiled.condition(Asked.compare("created", .less, bound))
        == "f.created < \(noon.microseconds)")
    #expect(
      try Compiled.condition(Asked.compare("captdate", .less, .date(noon)))
        == "f.captdate < \(noon.microseconds)")
  }

  @Test func `an entry of the log as a record of its own`() throws {
    #expect(
      try Compiled.condition(
        .and([
          .compare(Asked.logField("name"), .equal, .text("JOE"), .ignoringBoth),
          .compare(Asked.logField("lat"), .greater, Asked.number("1"), .exact),
        ]), root: .log)
          == """
          l.fugitive IN (SELECT v.id FROM fugitive v WHERE v.name_cd IS \("joe")) AND \
          l.lat > \(10_000_000)
          """)
  }

  @Test func `a field that the book does not have`() throws {
    #expect(throws: CompilationError.unknownField(record: "fugitive", field: "age")) {
      try Compiled.condition(Asked.compare("age", .equal, Asked.number("1")))
    }
  }
}
