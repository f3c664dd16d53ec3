/// Knowledge of which file systems are shared over a network, where SQLite's locks are not to be trusted.
package enum NetworkFileSystem {
  /// Names the kind of network file system that holds the path, such as `nfs4`; nil when it is local or unknown.
  ///
  /// A path that does not exist yet is judged by its folder.
  package static func kind(holding path: FilePath) -> String? {
    let status = (try? FileStatus(of: path)) ?? (try? FileStatus(of: path.parent))
    guard let status, let table = try? FileReader.read("/proc/self/mountinfo", limit: 1 << 22)
    else {
      return nil
    }
    return kind(ofDevice: status.device, mountTable: String(decoding: table, as: UTF8.self))
  }

  /// Looks a device up in a text of the form of `/proc/self/mountinfo`.
  static func kind(ofDevice device: UInt64, mountTable: String) -> String? {
    let number = "\(majorNumber(of: device)):\(minorNumber(of: device))"
    // Bytes, not characters: every start of the program reads the table.
    for line in mountTable.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "))
      guard fields.count > 2, fields[2].elementsEqual(number.utf8),
        let dash = fields.firstIndex(where: { $0.elementsEqual("-".utf8) }),
        dash + 1 < fields.count
      else { continue }
      let kind = String(Substring(fields[dash + 1]))
      return kinds.contains(kind) ? kind : nil
    }
    return nil
  }

  // The layout of a device number in glibc; its macros are not visible here.
  static func majorNumber(of device: UInt64) -> UInt64 {
    (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
  }

  static func minorNumber(of device: UInt64) -> UInt64 {
    device & 0xFF | (device >> 12) & 0xFFFF_FF00
  }

  private static let kinds: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "coda", "9p", "ceph", "lustre", "gpfs", "gfs2",
    "ocfs2", "glusterfs", "fuse.sshfs", "fuse.glusterfs", "fuse.ceph", "fuse.rclone", "fuse.s3fs",
    "fuse.davfs", "fuse.gvfsd-fuse", "fuse.vmhgfs-fuse", "fuse.google-drive-ocamlfuse",
  ]
}
