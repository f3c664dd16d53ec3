import PosseModel
import Testing

@Suite struct FugitiveEditsTests {
  private let reader = FieldReader(defaultCurrency: .usd, now: now)

  private func edits(
    _ assignments: [String], clearing: [String] = [], tagging: [String] = [],
    untagging: [String] = []
  ) throws(FieldEditError) -> FugitiveEdits {
    try FugitiveEdits(
      assignments: assignments, clearing: clearing, tagging: tagging, untagging: untagging,
      with: reader)
  }

  @Test func `changes keep their order: assignments, cleared fields, tags`() throws {
    let all = try edits(
      ["sex=m", "aliases+=A", "aliases-=B"], clearing: ["due"], tagging: ["x|y"], untagging: ["z"])
    #expect(
      all.edits == [
        FugitiveEdit(.sex, .set(.text("m"))), FugitiveEdit(.aliases, .add(["A"])),
        FugitiveEdit(.aliases, .remove(["B"])), FugitiveEdit(.due, .clear),
        FugitiveEdit(.tags, .add(["x|y"])), FugitiveEdit(.tags, .remove(["z"])),
      ])
  }

  @Test(arguments: [["currency=EUR", "bounty=500"], ["bounty=500", "currency=EUR"]])
  func `a currency beside a bounty is the currency of the amount`(texts: [String]) throws {
    let money = Money(thousandths: 500_000, currency: .eur)
    #expect(try edits(texts).edits == [FugitiveEdit(.bounty, .set(.money(money)))])
  }

  @Test func `a currency beside a bounty rules its digits`() {
    #expect(throws: FieldEditError.self) { try edits(["bounty=1.5", "currency=JPY"]) }
  }

  @Test func `a currency alone is a change of its own`() throws {
    #expect(try edits(["currency=EUR"]).edits == [FugitiveEdit(.currency, .set(.currency(.eur)))])
  }

  @Test func `a currency and an amount in another are refused`() {
    #expect(
      throws: FieldEditError.money(
        .bounty, .conflictingCurrencies(text: "500.00 GBP", first: .gbp, second: .eur))
    ) { try edits(["bounty=£500", "currency=EUR"]) }
  }

  @Test func `a currency without its bounty is refused`() {
    #expect(throws: FieldEditError.currencyWithoutBounty) {
      try edits(["currency=EUR"], clearing: ["bounty"])
    }
  }

  @Test func `contradictions are refused`() {
    #expect(throws: FieldEditError.repeated(.sex)) { try edits(["sex=m", "sex=f"]) }
    #expect(throws: FieldEditError.repeated(.sex)) { try edits(["sex=m"], clearing: ["sex"]) }
    #expect(throws: FieldEditError.repeated(.tags)) { try edits(["tags=a"], tagging: ["b"]) }
    #expect(throws: FieldEditError.repeated(.tags)) { try edits(["tags+=a", "tags=b"]) }
    #expect(throws: FieldEditError.repeated(.currency)) {
      try edits(["currency=EUR", "currency=USD"])
    }
    #expect(throws: FieldEditError.placeAndPart(.city)) { try edits(["place=TX", "city=Austin"]) }
  }

  @Test func `the parts of a place come together`() throws {
    let parts = try edits(["state=tx", "city=Austin"], clearing: ["zip"]).placeParts
    #expect(parts == [.state: "TX", .city: "Austin", .zip: nil])
    #expect(try Place.changing(nil, to: parts)?.machineText == "TX Austin")
    #expect(try edits(["sex=m"]).placeParts.isEmpty)
  }

  @Test func `no arguments are no changes`() throws {
    #expect(try edits([]).edits.isEmpty)
  }
}
