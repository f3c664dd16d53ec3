/// What `posse list` shows, asked for in SQL, for a peer that runs it.
///
/// The fields are those of a plain list: id, name, bounty, captured, captdate, place and tags.
enum ListQuery {
  /// The two statements that the program itself sends: columns as they are stored.
  static let asStored = """
    SELECT j.fugitive, t.name FROM fugitive_tag j JOIN tag t ON t.id = j.tag
    JOIN fugitive f ON f.id = j.fugitive WHERE f.trashed IS NULL ORDER BY j.id;
    SELECT f.id, f.id, f.name, f.bounty, f.currency, f.captured, f.captdate, f.captdate_offset,
      f.captdate_precision, f.captdate_circa, f.place, place_of.country, place_of.state,
      place_of.zip, place_of.city
    FROM fugitive f LEFT JOIN place AS place_of ON place_of.id = f.place
    WHERE f.trashed IS NULL ORDER BY f.id;
    """

  /// One statement that writes the very bytes of the program's list, tabs between the columns.
  static let asShown = shown(where: "f.trashed IS NULL")

  /// The same of the people who are captured for 5000 or more.
  static let capturedAsShown = shown(
    where: "f.trashed IS NULL AND f.captured = 1 AND f.bounty >= 5000000")

  private static func shown(where condition: String) -> String {
    """
    SELECT f.id, f.name, printf('%d.%02d %s', f.bounty / 1000, f.bounty % 1000 / 10, f.currency),
      iif(f.captured, 'true', 'false'),
      iif(f.captdate_circa, '~', '') || strftime(CASE f.captdate_precision WHEN 'year' THEN '%Y'
        WHEN 'month' THEN '%Y-%m' ELSE '%Y-%m-%d' END, f.captdate / 1000000, 'unixepoch'),
      p.text,
      (SELECT group_concat(name, '|') FROM (SELECT t.name FROM fugitive_tag j
        JOIN tag t ON t.id = j.tag WHERE j.fugitive = f.id ORDER BY j.id))
    FROM fugitive f LEFT JOIN place p ON p.id = f.place WHERE \(condition) ORDER BY f.id;
    """
  }
}
