import Foundation
import TestSupport

/// A small file system in memory, mounted for one test.
final class SmallDisk {
  let folder: TemporaryDirectory

  /// Whether one can be mounted here, which takes root.
  static let isAvailable: Bool = {
    guard geteuid() == 0, let disk = try? SmallDisk(kibibytes: 64) else { return false }
    return (try? disk.folder.write("x", to: "probe")) != nil
  }()

  init(kibibytes: Int) throws {
    folder = try TemporaryDirectory()
    let result = try ProgramRunner(program: "/usr/bin/mount").run([
      "-t", "tmpfs", "-o", "size=\(kibibytes)k,mode=0700", "posse-test", folder.path,
    ])
    guard result.status == 0 else { throw NotMounted(reason: result.errors) }
  }

  /// Lets nobody write to it any more, not even root.
  func makeReadOnly() throws {
    let result = try ProgramRunner(program: "/usr/bin/mount").run([
      "-o", "remount,ro", folder.path,
    ])
    guard result.status == 0 else { throw NotMounted(reason: result.errors) }
  }

  deinit {
    // Lazily, since a book of a test that failed may still be open.
    _ = try? ProgramRunner(program: "/usr/bin/umount").run(["-l", folder.path])
  }

  struct NotMounted: Error {
    let reason: String
  }
}
