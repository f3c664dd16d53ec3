import SQLite

/// The bytes that nothing names any more: no photo, the trash included, no source and no entry of the
/// history that is not erased.
struct UnnamedBlobs {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Deletes them.
  func collect() throws(DatabaseError) -> CollectedBlobs {
    let damaged = try damagedImages()
    let unnamed = try connection.rows(
      "SELECT id, sha256, size FROM blob WHERE sha256 NOT IN (\(Self.names))"
    ) { row throws(DatabaseError) in
      (id: try row.int(0), sha256: try row.text(1), size: try row.int(2))
    }
    var collected = CollectedBlobs(count: 0, bytes: 0)
    for blob in unnamed where !damaged.contains(where: { $0.contains(blob.sha256) }) {
      try connection.execute("DELETE FROM blob WHERE id = \(blob.id)")
      collected.count += 1
      collected.bytes += blob.size
    }
    return collected
  }

  /// An image that was damaged by hand may still name bytes in what is left of its text.
  private func damagedImages() throws(DatabaseError) -> [String] {
    try connection.texts("SELECT image FROM (\(Self.images)) WHERE NOT json_valid(image)")
  }

  private static let images: SQL = """
    SELECT before AS image FROM history_row
    WHERE table_name IN ('photo', 'source') AND before IS NOT NULL
    UNION ALL
    SELECT after FROM history_row
    WHERE table_name IN ('photo', 'source') AND after IS NOT NULL
    """

  /// Every digest that is named; the digest of an original names it only where it was kept.
  private static let names: SQL = """
    SELECT png_sha256 FROM photo
    UNION ALL SELECT sha256 FROM photo WHERE original_kept = 1
    UNION ALL SELECT thumbnail_sha256 FROM photo WHERE thumbnail_sha256 IS NOT NULL
    UNION ALL SELECT raw_sha256 FROM source WHERE raw_sha256 IS NOT NULL
    UNION ALL
    SELECT j.value FROM (\(images)) i
    JOIN json_each(CASE WHEN json_valid(i.image) THEN i.image ELSE '{}' END) j
    WHERE j.type = 'text' AND (j.key IN ('png_sha256', 'thumbnail_sha256', 'raw_sha256')
      OR (j.key = 'sha256' AND coalesce(json_extract(i.image, '$.original_kept'), 1) = 1))
    """
}

/// What was deleted of the bytes that nothing names.
package struct CollectedBlobs: Hashable, Sendable {
  /// How many pictures and other pieces there were.
  package var count: Int
  /// How many bytes they had together.
  package var bytes: Int64

  /// Makes a count.
  package init(count: Int, bytes: Int64) {
    self.count = count
    self.bytes = bytes
  }
}
