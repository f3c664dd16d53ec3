import Glibc
import Synchronization

/// What is set up in a new process before its program starts.
@safe
struct SpawnActions: ~Copyable {
  /// Held while a program is started and while descriptors are made that it must not inherit.
  static let startLock = Mutex(())

  private var actions = unsafe posix_spawn_file_actions_t()

  /// Starts with nothing to do.
  init() {
    _ = unsafe posix_spawn_file_actions_init(&actions)
  }

  deinit {
    var actions = unsafe actions
    _ = unsafe posix_spawn_file_actions_destroy(&actions)
  }

  /// Makes `number` a copy of our descriptor.
  mutating func duplicate(_ descriptor: Int32, as number: Int32) {
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Makes `number` read from `/dev/null`.
  mutating func openNull(as number: Int32) {
    _ = unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
  }

  /// Changes to a folder.
  mutating func change(to folder: String) {
    // Glibc has the function since 2.29 but shows it to C programs with GNU extensions only.
    typealias AddFolder =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
      Int32
    guard let address = unsafe dlsym(nil, "posix_spawn_file_actions_addchdir_np") else {
      preconditionFailure("glibc 2.29 or newer is needed")
    }
    let addFolder = unsafe unsafeBitCast(address, to: AddFolder.self)
    _ = unsafe addFolder(&actions, folder)
  }

  /// Starts the program in a process group of its own, with default signals.
  consuming func spawn(
    _ program: String, arguments: [[UInt8]], environment: [[UInt8]]
  ) throws(ProgramError) -> SpawnedProcess {
    var attributes = posix_spawnattr_t()
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    _ = unsafe sigfillset(&defaults)
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    var unblocked = sigset_t()
    _ = unsafe sigemptyset(&unblocked)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &unblocked)
    _ = unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var identifier: pid_t = 0
    let argumentArray = CStringArray(arguments)
    let environmentArray = CStringArray(environment)
    var actions = unsafe actions
    let status = unsafe argumentArray.lend { argumentPointers in
      unsafe environmentArray.lend { environmentPointers in
        guard let argumentPointers = unsafe argumentPointers,
          let environmentPointers = unsafe environmentPointers
        else { return EINVAL }
        return Self.startLock.withLock { _ in
          unsafe posix_spawn(
            &identifier, program, &actions, &attributes, argumentPointers, environmentPointers)
        }
      }
    }
    guard status == 0 else { throw .cannotStart(program: program, errno: status) }
    return SpawnedProcess(identifier: identifier)
  }
}
