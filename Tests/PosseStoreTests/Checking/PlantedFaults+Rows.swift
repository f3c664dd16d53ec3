import PosseModel

@testable import PosseStore

extension PlantedFault {
  private static let blobOf3 = "(SELECT png_sha256 FROM photo WHERE id = 3)"

  static let inBytes = [
    photo(
      "picture gone", "DELETE FROM blob WHERE sha256 = \(blobOf3)", (3, 2, .bytesMissing(.picture))),
    photo(
      "original gone", "DELETE FROM blob WHERE sha256 = (SELECT sha256 FROM photo WHERE id = 1)",
      (1, 1, .bytesMissing(.original))),
    photo(
      "one byte of a picture changed",
      """
      UPDATE blob SET bytes = CAST(substr(bytes, 1, 5000) || x'00' || substr(bytes, 5002) AS BLOB)
      WHERE sha256 = \(blobOf3)
      """, (3, 2, .bytesChanged(.picture))),
    photo(
      "original changed",
      """
      UPDATE blob SET bytes = zeroblob(size)
      WHERE sha256 = (SELECT sha256 FROM photo WHERE id = 1)
      """, (1, 1, .bytesChanged(.original))),
    photo(
      "pictures exchanged",
      """
      UPDATE blob SET bytes = (SELECT bytes FROM blob b JOIN photo p ON b.sha256 = p.png_sha256
        AND p.id = 2), size = (SELECT size FROM photo WHERE id = 2) WHERE sha256 = \(blobOf3)
      """, (3, 2, .bytesChanged(.picture))),
    photo(
      "digest of a picture edited",
      "UPDATE photo SET png_sha256 = '\(String(repeating: "0", count: 64))' WHERE id = 3",
      (3, 2, .bytesMissing(.picture))),
    photo(
      "thumbnail that was never stored",
      "UPDATE photo SET thumbnail_sha256 = '\(String(repeating: "0", count: 64))' WHERE id = 3",
      (3, 2, .bytesMissing(.thumbnail))),
    photo(
      "bytes that are no picture",
      "UPDATE photo SET png_sha256 = (SELECT sha256 FROM photo WHERE id = 1), size = 60200 WHERE id = 2",
      (2, 1, .notPNG)),
    photo(
      "size edited", "UPDATE photo SET size = 7 WHERE id = 3",
      (3, 2, .sizeDiffers(.picture, expected: 7, found: 30_300))),
    photo(
      "size of an original edited", "UPDATE photo SET original_size = 7 WHERE id = 1",
      (1, 1, .sizeDiffers(.original, expected: 7, found: 60_200))),
    photo(
      "sides edited", "UPDATE photo SET width = 31 WHERE id = 2",
      (
        2, 1,
        .sidesDiffer(
          expected: Finding.Sides(width: 31, height: 40),
          found: Finding.Sides(width: 30, height: 40))
      )),
    PlantedFault(
      name: "bytes that nothing names",
      statements: [
        """
        INSERT INTO blob (id, sha256, size, bytes)
        VALUES (99, '\(String(repeating: "0", count: 64))', 3, x'010203')
        """
      ],
      expected: [Finding(.bytesChanged(.unnamed), table: "blob", row: 99)]),
    PlantedFault(
      name: "record of a source gone",
      statements: [
        """
        INSERT INTO source (id, fugitive, name, key, raw_sha256)
        VALUES (5, 2, 'fbi', 'x', '\(String(repeating: "0", count: 64))')
        """
      ],
      expected: [Finding(.bytesMissing(.sourceRecord), table: "source", row: 5, fugitive: 2)]),
  ]

  static let inSchema = [
    schema(
      "a table that is not ours", ["CREATE TABLE posse_notes (id INTEGER PRIMARY KEY)"],
      table: "posse_notes", .unknownTable),
    schema(
      "a trigger",
      ["CREATE TRIGGER spy AFTER UPDATE ON tag BEGIN DELETE FROM tag WHERE id = 0; END"],
      table: "tag", .trigger("spy")),
    schema(
      "an index missing", ["DROP INDEX fugitive_due"], table: "fugitive", .missing("fugitive_due")),
    schema(
      "a view missing", ["DROP VIEW readable_log"], table: "readable_log", .missing("readable_log")),
    schema(
      "a column of bytes", ["ALTER TABLE tag ADD COLUMN scan BLOB"], table: "tag",
      .bytesColumn("scan"), .altered("tag")),
    schema(
      "a computed column", ["ALTER TABLE tag ADD COLUMN shout TEXT AS (upper(name)) VIRTUAL"],
      table: "tag", .generatedColumn("shout"), .altered("tag")),
    schema(
      "a partial unique index",
      ["CREATE UNIQUE INDEX one_primary ON fugitive (primary_photo) WHERE primary_photo > 0"],
      table: "fugitive", .partialUniqueIndex("one_primary")),
    schema(
      "a table without numbers of its own",
      [
        """
        DROP TABLE "view";
        CREATE TABLE "view" (name TEXT NOT NULL UNIQUE, predicate TEXT NOT NULL) STRICT
        """
      ], table: "view", .noKey, .altered("view")),
  ]

  static let inRows = [
    PlantedFault(
      name: "a reference to nothing",
      statements: ["UPDATE fugitive_tag SET fugitive = 77"],
      expected: [
        Finding(
          .danglingReference(parent: "fugitive"), table: "fugitive_tag", row: 1, fugitive: 77)
      ]),
    PlantedFault(
      name: "a name under another twin",
      statements: ["UPDATE fugitive SET name_cd = 'nobody' WHERE id = 2"],
      expected: [Finding(.folded(column: "name"), table: "fugitive", row: 2, fugitive: 2)]),
    PlantedFault(
      name: "texts changed without their twins",
      statements: [
        "UPDATE fugitive SET description = NULL, notes = 'X' WHERE id = 1",
        "UPDATE place SET city = 'Kearney' WHERE state = 'MO'",
        "UPDATE log SET note_cd = NULL",
      ],
      expected: [
        Finding(.folded(column: "description"), table: "fugitive", row: 1, fugitive: 1),
        Finding(.folded(column: "notes"), table: "fugitive", row: 1, fugitive: 1),
        Finding(.folded(column: "note"), table: "log", row: 1),
        Finding(.folded(column: "city"), table: "place", row: 2),
        Finding(.search(.otherText), table: "fugitive", row: 1, fugitive: 1),
      ]),
    PlantedFault(
      name: "no unknown offense",
      statements: ["DELETE FROM offense WHERE id = 1"],
      expected: [Finding(.fixedRowMissing, table: "offense", row: 1)]),
    PlantedFault(
      name: "the photo of someone else",
      statements: ["UPDATE fugitive SET primary_photo = 3 WHERE id = 1"],
      expected: [
        Finding(
          .primaryPhoto(.ofAnother(PhotoID(3))), table: "fugitive", row: 1, fugitive: 1)
      ]),
    PlantedFault(
      name: "a photo that does not exist",
      statements: ["UPDATE fugitive SET primary_photo = 99 WHERE id = 2"],
      expected: [
        Finding(.primaryPhoto(.missing(PhotoID(99))), table: "fugitive", row: 2, fugitive: 2)
      ]),
    PlantedFault(
      name: "photos and none of them primary",
      statements: ["UPDATE fugitive SET primary_photo = NULL"],
      expected: [
        Finding(.primaryPhoto(.none), table: "fugitive", row: 1, fugitive: 1),
        Finding(.primaryPhoto(.none), table: "fugitive", row: 2, fugitive: 2),
      ]),
    PlantedFault(
      name: "a name that is no text",
      statements: ["UPDATE tag SET name = CAST(x'ff' AS TEXT)"],
      expected: [
        Finding(.unreadable("column name holds no valid UTF-8"), table: "tag", row: 1)
      ]),
    PlantedFault(
      name: "a value that a rule forbids",
      statements: ["UPDATE fugitive SET bounty = -1 WHERE id = 1"],
      expected: [Finding(.pages("CHECK constraint failed in fugitive"))]),
  ]
}
