import PosseModel

@testable import PosseStore

extension PlantedFault {
  static let all = inHistory + inBytes + inSchema + inRows + inSearch
}

extension PlantedFault {
  /// Entries: 1 and 2 add, 3 photos, 4 capture, 5 edit, 6 undo.
  private static let inHistory = [
    history("words edited", "UPDATE history SET words = 'x' WHERE id = 3", entry: 3, .wordsChanged),
    history("words gone", "UPDATE history SET words = NULL WHERE id = 3", entry: 3, .wordsMissing),
    history(
      "words erased without a purge",
      "UPDATE history SET words = NULL, words_salt = NULL, erased = 1 WHERE id = 3", entry: 3,
      .wordsMissing),
    history(
      "salt of words edited", "UPDATE history SET words_salt = 'zz' WHERE id = 2", entry: 2,
      .wordsChanged),
    history(
      "time edited", "UPDATE history SET time = time + 1 WHERE id = 1", entry: 1, .headChanged),
    history(
      "user edited", "UPDATE history SET user = 'pinkerton' WHERE id = 4", entry: 4, .headChanged),
    history("agent edited", "UPDATE history SET agent = 'x' WHERE id = 4", entry: 4, .headChanged),
    history("verb edited", "UPDATE history SET verb = 'add' WHERE id = 6", entry: 6, .headChanged),
    history("schema edited", "UPDATE history SET schema = 9 WHERE id = 2", entry: 2, .headChanged),
    history(
      "reversal edited", "UPDATE history SET reverses = 4 WHERE id = 6", entry: 6, .headChanged),
    history(
      "reversal of itself", "UPDATE history SET reverses = 6 WHERE id = 6", entry: 6, .badReversal),
    history("hash edited", "UPDATE history SET hash = 'x' WHERE id = 2", entry: 2, .headChanged),
    history(
      "hash of the last edited", "UPDATE history SET hash = '' WHERE id = 6", entry: 6, .headChanged
    ),
    history(
      "row gone",
      "DELETE FROM history_row WHERE id = (SELECT max(id) FROM history_row WHERE entry = 1)",
      entry: 1, .headChanged),
    history(
      "all rows gone", "DELETE FROM history_row WHERE entry = 5", entry: 5, .headChanged),
    history(
      "entry gone", "DELETE FROM history_row WHERE entry = 4; DELETE FROM history WHERE id = 4",
      entry: 4, .missing(through: 4)),
    history(
      "first entries gone",
      "DELETE FROM history_row WHERE entry < 3; DELETE FROM history WHERE id < 3",
      entry: 1, .missing(through: 2)),
    history(
      "last entries gone",
      "DELETE FROM history_row WHERE entry > 4; DELETE FROM history WHERE id > 4",
      entry: 5, .missing(through: 6)),
    history(
      "unchained", "UPDATE history SET previous_hash = hash WHERE id = 1", entry: 1, .unchained),
    image(
      "image edited",
      "UPDATE history_row SET after = replace(after, '500000', '900000') WHERE entry = 5",
      position: 1, entry: 5, fugitive: 2, .imageChanged),
    image(
      "image moved to another row", "UPDATE history_row SET row = 1 WHERE entry = 5",
      position: 1, entry: 5, fugitive: 2, .imageChanged),
    image(
      "image moved to another table", "UPDATE history_row SET table_name = 'tag' WHERE entry = 5",
      position: 1, entry: 5, fugitive: 2, .imageChanged),
    image(
      "digest of an image edited", "UPDATE history_row SET digest = 'x' WHERE entry = 5",
      position: 1, entry: 5, fugitive: 2, .imageChanged),
    image(
      "salt of an image gone", "UPDATE history_row SET salt = NULL WHERE entry = 5",
      position: 1, entry: 5, fugitive: 2, .imageChanged),
    image(
      "image gone",
      "UPDATE history_row SET before = NULL, after = NULL, salt = NULL WHERE entry = 5",
      position: 1, entry: 5, fugitive: 2, .imageMissing),
    image(
      "image counted to another person", "UPDATE history_row SET fugitive = 1 WHERE entry = 5",
      position: 1, entry: 5, fugitive: 1, .imageOfAnother),
    image(
      "images out of order",
      "UPDATE history_row SET segment = 1 WHERE id = 1", position: 2, entry: 1, fugitive: 1,
      .imagesOutOfOrder),
    history(
      "marked as erased", "UPDATE history SET erased = 1 WHERE id = 3", entry: 3, .wrongMark),
    history(
      "entry gone and its rows left", "DELETE FROM history WHERE id = 4", entry: 4,
      .missing(through: 4)),
    history(
      "last entry gone, its rows left, and its number forgotten",
      "DELETE FROM history WHERE id = 6; UPDATE sqlite_sequence SET seq = 5 WHERE name = 'history'",
      entry: 6, .missing(through: 6)),
    PlantedFault(
      name: "entry that holds no text",
      statements: ["UPDATE history SET user = CAST(x'ff' AS TEXT) WHERE id = 3"],
      expected: [
        Finding(.unreadable("column user holds no valid UTF-8"), table: "history", row: 3)
      ]),
  ]
}
