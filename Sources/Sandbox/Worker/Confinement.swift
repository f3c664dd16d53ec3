import CSandbox
import Glibc

/// What a worker does to itself before it reads anything.
enum Confinement {
  /// Takes from this process what it does not need, and tells how much that was.
  ///
  /// The order matters: Landlock needs one more descriptor, and nothing can be set up behind the filter.
  static func apply(
    limits: WorkerLimits, isConfined: Bool
  ) throws(ConfinementFailure) -> SandboxExtent {
    try closeInheritedDescriptors()
    signal(SIGPIPE, SIG_DFL)
    try lower(posse_limit_core, to: 0, .coreDumps)
    try set(PR_SET_PDEATHSIG, UInt(SIGKILL), .parentDeath)
    if SanitizerRuntime.isPresent { return .sanitizer }

    try lower(posse_limit_address_space, to: UInt64(limits.addressSpace), .addressSpace)
    try lower(posse_limit_file_size, to: 0, .fileSize)
    try lower(posse_limit_processes, to: 0, .processes)
    try limitProcessorTime(UInt64(limits.processorSeconds))
    try set(PR_SET_DUMPABLE, 0, .memoryAccess)
    warmUp()
    guard isConfined else {
      try lower(posse_limit_files, to: 0, .descriptors)
      return .off
    }

    try set(PR_SET_NO_NEW_PRIVS, 1, .privileges)
    let hasLandlock = try LandlockRuleset.forbidEverything()
    try lower(posse_limit_files, to: 0, .descriptors)
    try SystemCallFilter.load()
    return hasLandlock ? .full : .withoutLandlock
  }

  /// The system call is `close_range` (linux/close_range.h).
  private static func closeInheritedDescriptors() throws(ConfinementFailure) {
    if posse_close_from(3) == 0 { return }
    // Kernels before 5.9 do not have it. No descriptor has a number as high as the limit.
    guard errno == ENOSYS, let files = SystemCalls.limits(of: posse_limit_files) else {
      throw ConfinementFailure(step: .inheritedDescriptors, errno: errno)
    }
    for descriptor in 3..<Int32(clamping: max(3, files.soft)) { close(descriptor) }
  }

  /// Sets both limits, but never above what is allowed already.
  private static func lower(
    _ resource: Int32, to value: UInt64, _ step: ConfinementStep
  ) throws(ConfinementFailure) {
    guard let old = SystemCalls.limits(of: resource) else {
      throw ConfinementFailure(step: step, errno: errno)
    }
    let lowered = min(value, old.hard)
    guard SystemCalls.setLimits(posse_limits(soft: lowered, hard: lowered), of: resource) else {
      throw ConfinementFailure(step: step, errno: errno)
    }
  }

  /// Limits what may be computed until the first message; the other side raises the soft limit for each.
  private static func limitProcessorTime(_ seconds: UInt64) throws(ConfinementFailure) {
    guard let old = SystemCalls.limits(of: posse_limit_cpu),
      SystemCalls.setLimits(
        posse_limits(soft: min(seconds, old.hard), hard: old.hard), of: posse_limit_cpu)
    else { throw ConfinementFailure(step: .processorTime, errno: errno) }
  }

  /// The corresponding C function is `prctl`.
  private static func set(
    _ option: Int32, _ value: UInt, _ step: ConfinementStep
  ) throws(ConfinementFailure) {
    guard posse_set_process(option, value) == 0 else {
      throw ConfinementFailure(step: step, errno: errno)
    }
  }

  /// Has the C library and Swift make those system calls now that they make once.
  private static func warmUp() {
    // With a second arena a lack of memory would end in mprotect, which is not allowed, instead of a null pointer.
    mallopt(M_ARENA_MAX, 1)
    // Memory of up to 32 MiB at a time is kept for the next message: the kernel takes milliseconds to clear it anew.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    // The seed of hashing is random.
    _ = Hasher().finalize()
  }
}
