import CSandbox
import Glibc

/// The system calls a confined worker may make; any other kills it.
///
/// The corresponding C functions are `seccomp_init`, `seccomp_rule_add_array` and `seccomp_load` (libseccomp).
enum SystemCallFilter {
  /// A call that is allowed, if its arguments are as said.
  private struct Rule {
    let name: String
    var conditions: [scmp_arg_cmp] = []
  }

  /// Loads the filter, which stays until the process ends.
  static func load() throws(ConfinementFailure) {
    guard let filter = unsafe seccomp_init(posse_filter_kill) else {
      throw ConfinementFailure(step: .systemCalls, errno: EINVAL)
    }
    defer { unsafe seccomp_release(filter) }
    // Calls of another processor's numbering, such as those of 32 bits, would only end the thread.
    try check(
      unsafe seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, posse_filter_kill))
    for rule in rules() {
      let call = unsafe seccomp_syscall_resolve_name(rule.name)
      try check(
        unsafe rule.conditions.withUnsafeBufferPointer { conditions in
          unsafe seccomp_rule_add_array(
            filter, posse_filter_allow, call, UInt32(conditions.count), conditions.baseAddress)
        })
    }
    try check(unsafe seccomp_load(filter))
  }

  private static func rules() -> [Rule] {
    let unconditional = [
      "exit", "exit_group", "munmap", "mremap", "brk", "madvise", "futex", "rt_sigreturn",
      "restart_syscall", "rt_sigprocmask",
      // What abort() needs before it raises its signal.
      "getpid", "gettid",
    ]
    return unconditional.map { Rule(name: $0) } + [
      Rule(name: "read", conditions: [equal(0, STDIN_FILENO)]),
      Rule(name: "write", conditions: [equal(0, STDOUT_FILENO)]),
      Rule(name: "write", conditions: [equal(0, STDERR_FILENO)]),
      // Memory that can be executed is how a parser's fault becomes a stranger's program.
      Rule(name: "mmap", conditions: [lacksBits(2, PROT_EXEC)]),
      // abort() must be told apart from a call that is not allowed.
      Rule(name: "tgkill", conditions: [equal(0, getpid()), equal(2, SIGABRT)]),
    ]
  }

  private static func equal(_ argument: UInt32, _ value: Int32) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: argument, op: SCMP_CMP_EQ, datum_a: UInt64(value), datum_b: 0)
  }

  private static func lacksBits(_ argument: UInt32, _ bits: Int32) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(bits), datum_b: 0)
  }

  private static func check(_ status: Int32) throws(ConfinementFailure) {
    if status < 0 { throw ConfinementFailure(step: .systemCalls, errno: -status) }
  }
}
