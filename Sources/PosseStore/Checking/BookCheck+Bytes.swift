import Digest
import SQLite

extension BookCheck {
  /// Checks that all bytes in the book have the digest that they are kept under, one row at a time.
  func checkBlobs() {
    attempt("blob") { connection throws(DatabaseError) in
      var last = Int64.min
      while true {
        let numbers = try connection.ints(
          "SELECT id FROM blob WHERE id > \(last) ORDER BY id LIMIT 1000")
        guard let end = numbers.last else { return }
        for number in numbers { checkBlob(number) }
        last = end
      }
    }
  }

  private func checkBlob(_ number: Int64) {
    // A page that cannot be read costs its own row, not those after it.
    attempt("blob", row: number) { connection throws(DatabaseError) in
      let blob = try connection.firstRow("SELECT sha256, bytes FROM blob WHERE id = \(number)") {
        row throws(DatabaseError) in (digest: try row.text(0), bytes: try row.blob(1))
      }
      guard let blob else { return }
      guard SHA256.digest(of: blob.bytes).hexText == blob.digest else {
        try addChanged(blob.digest, number)
        return
      }
      try checkFacts(of: blob.digest, blob.bytes)
    }
  }

  /// Says of everything that names the bytes that they are not what they were.
  private func addChanged(_ digest: String, _ number: Int64) throws(DatabaseError) {
    guard let connection else { return }
    var isNamed = false
    for (kind, condition) in Self.namings {
      try connection.forEachRow(
        "SELECT id, fugitive FROM \(identifier: kind.table) WHERE \(condition(digest)) ORDER BY id"
      ) { row throws(DatabaseError) in
        isNamed = true
        report.add(
          Finding(
            .bytesChanged(kind), table: kind.table, row: try row.int(0),
            fugitive: try row.intOrNil(1)))
      }
    }
    if !isNamed { report.add(Finding(.bytesChanged(.unnamed), table: "blob", row: number)) }
  }

  /// Where bytes are named, and by which column.
  private static let namings: [(kind: Finding.StoredBytes, condition: @Sendable (String) -> SQL)] =
    [
      (.picture, { "png_sha256 = \($0)" }),
      (.original, { "sha256 = \($0) AND original_kept = 1" }),
      (.thumbnail, { "thumbnail_sha256 = \($0)" }),
      (.sourceRecord, { "raw_sha256 = \($0)" }),
    ]

  /// Checks what photos say of a picture or an original against its bytes.
  private func checkFacts(of digest: String, _ bytes: [UInt8]) throws(DatabaseError) {
    guard let connection else { return }
    let count = Int64(bytes.count)
    try connection.forEachRow(
      "SELECT id, fugitive, size, width, height FROM photo WHERE png_sha256 = \(digest)"
    ) { row throws(DatabaseError) in
      let sides = Finding.Sides(width: try row.int(3), height: try row.int(4))
      for problem in Self.problems(of: bytes, size: try row.int(2), sides: sides) {
        report.add(
          Finding(problem, table: "photo", row: try row.int(0), fugitive: try row.int(1)))
      }
    }
    try connection.forEachRow(
      """
      SELECT id, fugitive, original_size FROM photo WHERE sha256 = \(digest)
        AND original_kept = 1 AND original_size <> \(count)
      """
    ) { row throws(DatabaseError) in
      report.add(
        Finding(
          .sizeDiffers(.original, expected: try row.int(2), found: count), table: "photo",
          row: try row.int(0), fugitive: try row.int(1)))
    }
  }

  /// What of a picture differs from what its photo says.
  private static func problems(
    of bytes: [UInt8], size: Int64, sides: Finding.Sides
  ) -> [Finding.Problem] {
    let count = Int64(bytes.count)
    var problems: [Finding.Problem] = []
    if size != count {
      problems.append(.sizeDiffers(.picture, expected: size, found: count))
    }
    guard let found = PNGHeader.sides(bytes) else { return problems + [.notPNG] }
    if found != sides { problems.append(.sidesDiffer(expected: sides, found: found)) }
    return problems
  }

  /// Checks that all bytes that are named are there.
  func checkNamedBytes() {
    checkPresence(.picture, "png_sha256", "TRUE")
    checkPresence(.original, "sha256", "original_kept = 1")
    checkPresence(.thumbnail, "thumbnail_sha256", "thumbnail_sha256 IS NOT NULL")
    checkPresence(.sourceRecord, "raw_sha256", "raw_sha256 IS NOT NULL")
  }

  private func checkPresence(_ kind: Finding.StoredBytes, _ column: String, _ condition: SQL) {
    attempt(kind.table) { connection throws(DatabaseError) in
      try connection.forEachRow(
        """
        SELECT id, fugitive FROM \(identifier: kind.table) p WHERE \(condition)
          AND NOT EXISTS (SELECT 1 FROM blob b WHERE b.sha256 = p.\(identifier: column))
        ORDER BY id
        """
      ) { row throws(DatabaseError) in
        report.add(
          Finding(
            .bytesMissing(kind), table: kind.table, row: try row.int(0),
            fugitive: try row.intOrNil(1)))
      }
    }
  }
}

extension Finding.StoredBytes {
  /// The table whose rows name such bytes.
  var table: String {
    switch self {
    case .picture, .original, .thumbnail: "photo"
    case .sourceRecord: "source"
    case .unnamed: "blob"
    }
  }
}

/// The beginning of a PNG: the signature, and the sides in its first chunk.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let firstChunk: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8)

  /// Width and height, or nil when the bytes do not begin as a PNG does.
  static func sides(_ bytes: [UInt8]) -> Finding.Sides? {
    guard bytes.count >= 24, bytes.starts(with: signature + firstChunk) else { return nil }
    func number(_ offset: Int) -> Int64 {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int64($1) }
    }
    return Finding.Sides(width: number(16), height: number(20))
  }
}
