import Glibc

/// The runtime libraries of the sanitizers, which reserve terabytes of address space and make any system call.
enum SanitizerRuntime {
  /// Whether this program was built with the address or the thread sanitizer.
  static var isPresent: Bool {
    unsafe dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }
}
