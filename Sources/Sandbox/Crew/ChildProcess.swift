import CSandbox
import Glibc

/// A process that was started here; it is killed and waited for when its owner goes out of scope.
final class ChildProcess {
  /// How a process ended.
  enum Ending: Hashable {
    case exited(Int32)
    case signaled(Int32)
  }

  let identifier: pid_t
  private var ending: Ending?

  /// Starts a program on two pipes, with no error stream and the signals as they are by default.
  ///
  /// It stays in our process group, so that Ctrl-C reaches it too. Descriptors that are not marked to be closed
  /// are inherited; a worker closes them itself.
  /// The corresponding C function is `posix_spawn`.
  init(_ launch: WorkerLaunch, input: Int32, output: Int32) throws(SystemFailure) {
    guard let arguments = CStringArray([launch.program] + launch.arguments),
      let environment = CStringArray(launch.environment), !launch.program.utf8.contains(0)
    else { throw SystemFailure(errno: EINVAL) }

    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }

    var statuses = [
      unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO),
      unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO),
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0),
    ]
    var signals = sigset_t()
    _ = unsafe sigfillset(&signals)
    statuses.append(unsafe posix_spawnattr_setsigdefault(&attributes, &signals))
    _ = unsafe sigemptyset(&signals)
    statuses.append(unsafe posix_spawnattr_setsigmask(&attributes, &signals))
    let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    statuses.append(unsafe posix_spawnattr_setflags(&attributes, flags))
    if let failure = statuses.first(where: { $0 != 0 }) { throw SystemFailure(errno: failure) }

    var identifier: pid_t = 0
    let status = unsafe arguments.lend { arguments in
      unsafe environment.lend { environment in
        unsafe posix_spawn(
          &identifier, launch.program, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else { throw SystemFailure(errno: (status ?? nil) ?? EINVAL) }
    self.identifier = identifier
  }

  deinit {
    _ = end()
  }

  /// Kills the process, which does nothing to one that is ending already, such as of a fault.
  ///
  /// The corresponding C function is `kill`.
  func kill() {
    // Until it is waited for, its number cannot belong to another process.
    if ending == nil { _ = Glibc.kill(identifier, SIGKILL) }
  }

  /// Kills the process unless it has ended, waits for it, and tells how it ended.
  ///
  /// The corresponding C function is `waitpid`.
  func end() -> Ending {
    if let ending { return ending }
    kill()
    var status: Int32 = 0
    var waited: pid_t
    repeat {
      waited = unsafe waitpid(identifier, &status, 0)
    } while waited == -1 && errno == EINTR
    let signal = status & 0x7F
    // Where SIGCHLD is ignored the system throws the status away.
    let found: Ending =
      if waited != identifier { .exited(-1) } else if signal == 0 {
        .exited((status >> 8) & 0xFF)
      } else { .signaled(signal) }
    ending = found
    return found
  }

  /// Lets the process compute so many seconds from now on.
  ///
  /// Failing is not serious: then the limit of before goes on. The corresponding C functions are
  /// `clock_getcpuclockid` and `prlimit`.
  func allowProcessorTime(seconds: Int) {
    var clock = clockid_t()
    var used = timespec()
    guard unsafe clock_getcpuclockid(identifier, &clock) == 0,
      unsafe clock_gettime(clock, &used) == 0,
      let old = SystemCalls.limits(of: posse_limit_cpu, process: identifier)
    else { return }
    // The kernel counts whole seconds, so that the one begun is given on top.
    let begun = UInt64(max(0, used.tv_sec)) + (used.tv_nsec > 0 ? 1 : 0)
    let (sum, isOverflowing) = begun.addingReportingOverflow(UInt64(max(0, seconds)))
    let limit = min(isOverflowing ? .max : sum, old.hard)
    _ = SystemCalls.setLimits(
      posse_limits(soft: limit, hard: old.hard), of: posse_limit_cpu, process: identifier)
  }
}
