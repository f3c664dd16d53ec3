import CSandbox
import Glibc

extension Deed {
  /// Makes a system call that a confined worker may not make, and gives its result or minus the error.
  ///
  /// Nil for a deed of another kind.
  func callSystem() -> Int? {
    switch self {
    case .open:
      unsafe "/etc/passwd".withCString { path in
        RawSystemCall.make(
          Int(SYS_openat), Int(AT_FDCWD), Int(bitPattern: path), Int(O_RDONLY))
      }
    case .socket: RawSystemCall.make(Int(SYS_socket), Int(AF_INET), 1)
    case .execute: execute()
    case .fork: endingChild(RawSystemCall.make(Int(SYS_clone), Int(SIGCHLD)))
    // CLONE_VFORK without CLONE_VM: the new process must not run on our stack.
    case .virtualFork: endingChild(RawSystemCall.make(Int(SYS_clone), 0x4000 | Int(SIGCHLD)))
    case .kill: RawSystemCall.make(Int(SYS_kill), Int(getpid()), 0)
    case .abortOther: RawSystemCall.make(Int(SYS_tgkill), 1, 1, Int(SIGABRT))
    case .terminate: RawSystemCall.make(Int(SYS_tgkill), Int(getpid()), Int(getpid()), 0)
    case .mapExecutable:
      RawSystemCall.make(
        Int(SYS_mmap), 0, 4096, Int(PROT_READ | PROT_EXEC), Int(MAP_PRIVATE | MAP_ANONYMOUS), -1, 0)
    case .protectExecutable:
      RawSystemCall.make(Int(SYS_mprotect), 0, 0, Int(PROT_READ | PROT_EXEC))
    case .trace: RawSystemCall.make(Int(SYS_ptrace), 0)
    case .readInherited: readDescriptor(3)
    case .writeElsewhere: RawSystemCall.make(Int(SYS_write), 3, 0, 0)
    case .raiseLimit: RawSystemCall.make(Int(SYS_prlimit64), 0, Int(RLIMIT_CPU.rawValue), 0, 0)
    case .closeOutput: RawSystemCall.make(Int(SYS_close), Int(STDOUT_FILENO))
    default: nil
    }
  }

  private func execute() -> Int {
    unsafe "/bin/true".withCString { path in
      var arguments: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
      return unsafe arguments.withUnsafeMutableBufferPointer { list in
        let list = Int(bitPattern: list.baseAddress)
        return RawSystemCall.make(Int(SYS_execve), Int(bitPattern: path), list, list)
      }
    }
  }

  private func endingChild(_ result: Int) -> Int {
    if result == 0 { _ = RawSystemCall.make(Int(SYS_exit_group), 0) }
    return result
  }

  private func readDescriptor(_ descriptor: Int) -> Int {
    var byte: UInt8 = 0
    return unsafe withUnsafeMutableBytes(of: &byte) {
      RawSystemCall.make(
        Int(SYS_read), descriptor, Int(bitPattern: $0.baseAddress), $0.count)
    }
  }
}
