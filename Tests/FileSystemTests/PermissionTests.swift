import Foundation
import Testing

@testable import FileSystem

/// The user that owns nothing; permission bits mean nothing to root, whom continuous integration runs as.
private let nobody: UInt32 = 65_534

/// Gives up the rights of root for the rest of the process.
private func becomeNobody() {
  if geteuid() != 0 { return }
  _ = setgroups(0, nil)
  if setgid(nobody) != 0 || setuid(nobody) != 0 { exit(90) }
}

/// Each test runs in a process of its own that gives up the rights of root.
@Suite struct PermissionTests {
  @Test func `a file that may not be read says so`() async throws {
    let folder = try ScratchFolder()
    try folder.write([1], to: "secret")
    try setPermissions(0, of: folder.url("secret").path)
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.url("secret").path as String] in
      becomeNobody()
      let path = FilePath(path)
      do throws(FileReadError) {
        _ = try FileReader.read(path, limit: 10)
        exit(41)
      } catch {
        exit(
          error == FileReadError(path: path, reason: .system(.permissionDenied))
            && !path.isWritable ? 40 : 42)
      }
    }
  }

  @Test func `a folder that may not be written says so and stays as it was`() async throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("closed")
    try folder.write([1], to: "closed/a")
    try setPermissions(0o555, of: folder.url("closed").path)
    defer { try? setPermissions(0o755, of: folder.url("closed").path) }
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.url("closed").path as String] in
      becomeNobody()
      let closed = FilePath(path)
      for (name, overwrite) in [("a", true), ("b", false)] {
        let file = closed.appending(name)
        do throws(FileWriteError) {
          try AtomicFile.write([2], to: file, overwrite: overwrite)
          exit(41)
        } catch {
          if error != FileWriteError(path: file, reason: .system(.permissionDenied)) { exit(42) }
        }
      }
      do throws(SystemError) {
        try Folder.makeDirectories(closed.appending("new"))
        exit(43)
      } catch {
        exit(error.code == .permissionDenied && !closed.isWritable ? 40 : 44)
      }
    }
    #expect(try FileReader.read(folder.file("closed/a"), limit: 9) == [1])
    #expect(try Folder.entries(of: folder.file("closed")) == ["a"])
  }

  @Test func `a process that holds a lock is found by number and name`() async throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "book")
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.url("book").path as String] in
      let file = unsafe open(path, O_RDWR)
      var lock = flock()
      lock.l_type = Int16(F_WRLCK)
      lock.l_whence = Int16(SEEK_SET)
      lock.l_start = 0x4000_0001
      lock.l_len = 1
      if unsafe fcntl(file, F_SETLK, &lock) != 0 { exit(41) }
      let holder = LockHolder.find(database: FilePath(path), except: 0)
      // This process itself is nobody to complain about.
      let other = LockHolder.find(database: FilePath(path))
      let isFound =
        holder?.processID == getpid() && holder?.isWriting == true
        && holder?.command?.isEmpty == false
      exit(isFound && other == nil ? 40 : 42)
    }
  }

  private func setPermissions(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
