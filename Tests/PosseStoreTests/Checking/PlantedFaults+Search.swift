@testable import PosseStore

extension PlantedFault {
  private static let index = Finding(.search(.index), table: "search")
  private static let rules = Finding(.search(.otherRules), table: "search_state")

  private static func otherText(_ number: Int64) -> Finding {
    Finding(.search(.otherText), table: "fugitive", row: number, fugitive: number)
  }

  static let inSearch = [
    PlantedFault(
      name: "a name that searches do not know",
      statements: ["UPDATE fugitive SET name = 'Cole', name_cd = 'cole' WHERE id = 2"],
      expected: [otherText(2)]),
    PlantedFault(
      name: "an alias that searches do not know",
      statements: ["INSERT INTO alias (fugitive, name, name_cd) VALUES (2, 'Buck', 'buck')"],
      expected: [otherText(2)]),
    PlantedFault(
      name: "a person without words", statements: ["DELETE FROM search_text WHERE id = 1"],
      expected: [otherText(1), index]),
    PlantedFault(
      name: "words of nobody",
      statements: ["INSERT INTO search_text VALUES (77, 'jim', '', '', '')"],
      expected: [Finding(.search(.nobody), table: "search_text", row: 77), index]),
    PlantedFault(
      name: "words that are no text",
      statements: ["UPDATE search_text SET notes = CAST(x'ff' AS TEXT) WHERE id = 1"],
      expected: [otherText(1), index]),
    PlantedFault(
      name: "an index that forgot somebody",
      statements: [
        """
        INSERT INTO search (search, rowid, name, aliases, description, notes)
        SELECT 'delete', id, name, aliases, description, notes FROM search_text WHERE id = 2
        """
      ], expected: [index]),
    PlantedFault(
      name: "an index without anything",
      statements: ["INSERT INTO search (search) VALUES ('delete-all')"], expected: [index]),
    PlantedFault(
      name: "words by another folding",
      statements: ["UPDATE search_state SET fold_version = 0"], expected: [rules]),
    PlantedFault(
      name: "words by nobody knows which rules", statements: ["DELETE FROM search_state"],
      expected: [rules]),
  ]
}
