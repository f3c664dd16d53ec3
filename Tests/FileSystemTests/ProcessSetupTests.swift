import Glibc
import Testing

@testable import FileSystem

/// Each test runs in a process of its own, since what is settled holds for the whole process.
@Suite struct ProcessSetupTests {
  @Test func `closed standard descriptors are occupied, named and still fail`() async {
    await #expect(processExitsWith: .exitCode(40)) {
      var setup = ProcessSetup(closedDescriptors: [])
      // Other threads of the test's process may open a file in between; once they must not.
      for _ in 0..<100 where setup.closedDescriptors != [0, 1] {
        close(STDIN_FILENO)
        close(STDOUT_FILENO)
        setup = ProcessSetup.apply()
      }
      let written = unsafe write(STDOUT_FILENO, "x", 1)
      let writeError = errno
      var byte: UInt8 = 0
      let taken = unsafe read(STDIN_FILENO, &byte, 1)
      let readError = errno
      // Whatever opens next must not get a standard number.
      let next = unsafe open("/dev/null", O_RDONLY)
      let isAsExpected =
        setup.closedDescriptors == [0, 1] && next > 2 && written == -1 && writeError == EBADF
        && taken == -1 && readError == EBADF
      exit(isAsExpected ? 40 : 41)
    }
  }

  @Test func `open descriptors stay what they are`() async {
    await #expect(processExitsWith: .exitCode(40)) {
      exit(ProcessSetup.apply().closedDescriptors == [] ? 40 : 41)
    }
  }

  @Test func `broken pipes and size limits end no process`() async throws {
    let folder = try ScratchFolder()
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.path.displayText as String] in
      _ = ProcessSetup.apply()
      raise(SIGPIPE)
      var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let big = FilePath(path).appending("big")
      do throws(FileWriteError) {
        try AtomicFile.write([UInt8](repeating: 1, count: 5_000), to: big, overwrite: false)
        exit(41)
      } catch {
        exit(error == FileWriteError(path: big, reason: .noSpace) ? 40 : 42)
      }
    }
    #expect(try folder.names() == [])
  }

  @Test func `files are private and no core is dumped`() async throws {
    let folder = try ScratchFolder()
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.path.displayText as String] in
      _ = umask(0)
      _ = ProcessSetup.apply()
      let file = FilePath(path).appending("made")
      close(unsafe open(path + "/made", O_CREAT | O_WRONLY, 0o666))
      var core = rlimit()
      unsafe getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
      let permissions = (try? FileStatus(of: file))?.permissions
      exit(permissions == 0o600 && core.rlim_max == 0 ? 40 : 41)
    }
  }

  @Test(arguments: [0o000, 0o022, 0o777] as [UInt32])
  func `what is written is private or as asked whatever the umask`(mask: UInt32) async throws {
    let folder = try ScratchFolder()
    await #expect(processExitsWith: .exitCode(40)) {
      [path = folder.path.displayText as String, mask = mask as UInt32] in
      _ = umask(mask)
      let folder = FilePath(path)
      do {
        try AtomicFile.write([1], to: folder.appending("private"), overwrite: false)
        try AtomicFile.write([1], to: folder.appending("shared"), mode: 0o644, overwrite: false)
        try Folder.makeDirectories(folder.appending("a/b"))
        let found = try ["private", "shared", "a", "a/b"].map {
          try FileStatus(of: folder.appending($0)).permissions
        }
        exit(found == [0o600, 0o644, 0o700, 0o700] ? 40 : 41)
      } catch {
        exit(42)
      }
    }
  }
}
