import CRegex

/// The memory that PCRE2 works in while it matches, and the limits it works under; used again for every match.
@safe
final class MatchWorkspace {
  static let matchLimit: UInt32 = 1_000_000
  /// How many steps may wait to be taken back at once.
  static let depthLimit: UInt32 = 250_000
  /// How much memory those steps may take.
  static let heapLimitInKiB: UInt32 = 65_536

  private let context: OpaquePointer
  private let data: OpaquePointer
  private let watch: UnsafeMutablePointer<MatchWatch>

  /// Nil only when there is no memory.
  ///
  /// The corresponding C function is `pcre2_match_context_create` (PCRE2).
  init?(clock: @escaping () -> Duration) {
    guard let context = unsafe pcre2_match_context_create_8(nil) else { return nil }
    // Nobody asks where a group matched: room for one pair is enough.
    guard let data = unsafe pcre2_match_data_create_8(1, nil) else {
      unsafe pcre2_match_context_free_8(context)
      return nil
    }
    unsafe self.context = context
    unsafe self.data = data
    unsafe watch = .allocate(capacity: 1)
    unsafe watch.initialize(to: MatchWatch(clock: clock))
    unsafe pcre2_set_match_limit_8(context, Self.matchLimit)
    unsafe pcre2_set_depth_limit_8(context, Self.depthLimit)
    unsafe pcre2_set_heap_limit_8(context, Self.heapLimitInKiB)
    unsafe pcre2_set_callout_8(
      context,
      { _, watch in
        guard let watch = unsafe watch?.assumingMemoryBound(to: MatchWatch.self) else { return 0 }
        return unsafe watch.pointee.isOver() ? PCRE2_ERROR_CALLOUT : 0
      }, watch)
  }

  deinit {
    unsafe pcre2_match_data_free_8(data)
    unsafe pcre2_match_context_free_8(context)
    unsafe watch.deinitialize(count: 1)
    unsafe watch.deallocate()
  }

  /// Matches the whole subject until `deadline` on the clock; nil when a limit was reached.
  func matchesWhole(_ pattern: CompiledPattern, _ subject: String, deadline: Duration) -> Bool? {
    var subject = subject
    let result = subject.withUTF8 { bytes in
      unsafe watch.pointee.start(deadline: deadline, subjectLength: bytes.count)
      return unsafe pcre2_match_8(
        pattern.code, bytes.baseAddress, bytes.count, 0, PCRE2_ANCHORED | PCRE2_ENDANCHORED, data,
        context)
    }
    if result >= 0 { return true }
    // Whatever else it is, such as a recursion that never ends, it is no answer.
    return result == PCRE2_ERROR_NOMATCH ? false : nil
  }
}
