/// What the first 100 bytes of a SQLite file say, read without opening the database.
package struct FileHeader: Hashable, Sendable {
  /// The number that says which program the file belongs to; 0 when none.
  package let applicationID: Int32
  /// The number of the schema.
  package let userVersion: Int32
  /// The size of a page in bytes.
  package let pageSize: Int
  /// The number of pages the file should have; nil when the header does not say reliably.
  package let pageCount: Int64?
  /// The length of the file in bytes.
  package let fileSize: Int64

  /// How many bytes a header has.
  static let length = 100

  private static let signature = Array("SQLite format 3\0".utf8)

  /// Whether pages are missing at the end.
  package var isTruncated: Bool {
    guard let pageCount else { return fileSize < Int64(pageSize) }
    // A multiplication cannot overflow: 2³² pages of 2¹⁶ bytes.
    return fileSize < pageCount * Int64(pageSize)
  }

  /// Reads a header from bytes; nil when they do not begin a SQLite file.
  init?(_ bytes: [UInt8], fileSize: Int64) {
    guard bytes.count >= Self.length, bytes.starts(with: Self.signature) else { return nil }
    func number(_ offset: Int) -> UInt32 {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    let encodedSize = Int(bytes[16]) << 8 | Int(bytes[17])
    // 1 stands for 65,536, which does not fit the two bytes.
    let pageSize = encodedSize == 1 ? 65_536 : encodedSize
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0 else { return nil }
    self.pageSize = pageSize
    // Old programs leave the count alone; then the two change counters differ.
    let isCountValid = number(24) == number(92) && number(28) > 0
    pageCount = isCountValid ? Int64(number(28)) : nil
    userVersion = Int32(bitPattern: number(60))
    applicationID = Int32(bitPattern: number(68))
    self.fileSize = fileSize
  }
}
