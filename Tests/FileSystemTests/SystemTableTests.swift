import Testing

@testable import FileSystem

@Suite struct SystemTableTests {
  static let mounts = """
    22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
    30 22 0:45 / /mnt/share rw,relatime shared:1 master:2 - nfs4 server:/export rw
    31 22 0:46 / /mnt/ssh rw - fuse.sshfs me@there: rw
    32 22 0:47 / /mnt/local rw - fuse.gocryptfs crypt rw
    33 22 0:48
    34 22 0:49 / /broken rw -
    """

  @Test(
    arguments: [
      (0xFE00, nil), (0x2D, "nfs4"), (0x2E, "fuse.sshfs"), (0x2F, nil), (0x30, nil), (0x31, nil),
      (0x99, nil),
    ] as [(UInt64, String?)])
  func `a network file system is known by the device`(device: UInt64, kind: String?) {
    #expect(NetworkFileSystem.kind(ofDevice: device, mountTable: Self.mounts) == kind)
  }

  @Test(
    arguments: [
      (0xFE00, 0xFE, 0), (0x0010_0001, 0, 0x101), (0xFFF_FF00, 0xFFF, 0xFF00),
      (0x1000_0000_0000, 0x1000, 0),
    ] as [(UInt64, UInt64, UInt64)])
  func `a device number falls into its halves`(device: UInt64, major: UInt64, minor: UInt64) {
    #expect(NetworkFileSystem.majorNumber(of: device) == major)
    #expect(NetworkFileSystem.minorNumber(of: device) == minor)
  }

  static let locks = """
    1: POSIX  ADVISORY  WRITE 812 fe:00:1628 1073741825 1073741825
    2: POSIX  ADVISORY  READ 812 fe:00:1628 1073741826 1073742335
    2: -> POSIX  ADVISORY  WRITE 900 fe:00:1628 1073741825 1073741825
    3: POSIX  ADVISORY  READ 77 fe:00:1628 1073741826 1073742335
    4: FLOCK  ADVISORY  WRITE 5 fe:00:1628 0 EOF
    5: POSIX  ADVISORY  WRITE 6 fe:01:1628 1073741825 1073741825
    6: POSIX  ADVISORY  WRITE 7 fe:00:1629 1073741825 1073741825
    7: POSIX  ADVISORY  WRITE 8 fe:00:1628 0 EOF
    8: POSIX  ADVISORY  WRITE -1 fe:00:1628 1073741825 1073741825
    9: POSIX  ADVISORY
    """

  @Test func `only locks of SQLite on this very file count`() {
    let holders = LockHolder.holders(inode: 1628, device: 0xFE00, lockTable: Self.locks)
    #expect(holders.map(\.processID) == [812, 812, 77])
    #expect(holders.map(\.isWriting) == [true, false, false])
  }

  @Test func `a file that nobody locks has no holder`() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "book")
    #expect(LockHolder.find(database: folder.file("book")) == nil)
    #expect(LockHolder.find(database: folder.file("missing")) == nil)
  }
}
