/// A process that holds a lock on a database file, as far as the system tells.
package struct LockHolder: Hashable, Sendable {
  /// The number of the process.
  package let processID: Int32
  /// The name of the program, fit to be shown; nil when the system does not tell.
  package let command: String?
  /// Whether it writes, or is about to, rather than reads.
  package let isWriting: Bool

  /// Finds a process other than this one that holds a lock on a SQLite file, a writing one first.
  ///
  /// The answer is a hint for a message: the lock may be gone the next moment, and processes on another
  /// machine or in another container are not seen. The file itself is not opened, since closing it would
  /// drop the locks of this process.
  package static func find(database path: FilePath) -> LockHolder? {
    find(database: path, except: SystemCalls.processID)
  }

  static func find(database path: FilePath, except processID: Int32) -> LockHolder? {
    guard let status = try? FileStatus(of: path),
      let table = try? FileReader.read("/proc/locks", limit: 1 << 22)
    else { return nil }
    let holders = holders(
      inode: status.inode, device: status.device,
      lockTable: String(decoding: table, as: UTF8.self))
    let others = holders.filter { $0.processID != processID }
    guard let holder = others.first(where: \.isWriting) ?? others.first else { return nil }
    return LockHolder(
      processID: holder.processID, command: command(of: holder.processID),
      isWriting: holder.isWriting)
  }

  /// Reads a text of the form of `/proc/locks`: who holds SQLite's bytes of the file.
  ///
  /// A line is `1: POSIX  ADVISORY  WRITE 812 fe:00:1628 1073741825 1073741825`.
  static func holders(inode: UInt64, device: UInt64, lockTable: String) -> [LockHolder] {
    lockTable.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count >= 8, fields[1] == "POSIX" || fields[1] == "OFDLCK",
        let processID = Int32(fields[4]), processID > 0, let first = UInt64(fields[6]),
        lockBytes.contains(first)
      else { return nil }
      let file = fields[5].split(separator: ":")
      guard file.count == 3,
        UInt64(file[0], radix: 16) == NetworkFileSystem.majorNumber(of: device),
        UInt64(file[1], radix: 16) == NetworkFileSystem.minorNumber(of: device),
        UInt64(file[2]) == inode
      else { return nil }
      return LockHolder(processID: processID, command: nil, isWriting: fields[3] == "WRITE")
    }
  }

  /// The bytes of a file that SQLite locks: pending, reserved, and the shared range.
  private static let lockBytes: ClosedRange<UInt64> = 0x4000_0000...0x4000_01FF

  private static func command(of processID: Int32) -> String? {
    let path = FilePath("/proc/\(processID)/comm")
    guard let bytes = try? FileReader.read(path, limit: 4_096) else { return nil }
    let name = FilePath(bytes: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes)
    return name.isEmpty ? nil : name.displayText
  }
}
