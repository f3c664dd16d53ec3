import CRegex

/// A pattern as PCRE2 has compiled it.
///
/// Matching without just-in-time code only reads it, so that threads may share it.
@safe
final class CompiledPattern: @unchecked Sendable {
  /// The most bytes a compiled pattern may take.
  ///
  /// A thousand bytes of plain text, classes or groups fit; repeated copies of a copy do not.
  static let sizeLimit = 16_384

  let code: OpaquePointer

  init(_ source: PatternSource, ignoresCase: Bool) throws(PatternError) {
    guard let settings = CompileSettings() else { throw .tooExpensive }
    var options =
      PCRE2_DOTALL | PCRE2_MULTILINE | PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C
      | PCRE2_AUTO_CALLOUT
    if ignoresCase { options |= PCRE2_CASELESS }
    var failure: Int32 = 0
    var offset = 0
    let compiled = unsafe source.rewritten.withUnsafeBufferPointer { bytes in
      unsafe pcre2_compile_8(
        bytes.baseAddress, bytes.count, options, &failure, &offset, settings.context)
    }
    guard let compiled = unsafe compiled else {
      // The allocator has refused: said in the words for the library's own limit.
      let isTooLarge = failure == PCRE2_ERROR_HEAP_FAILED
      throw Self.invalid(
        isTooLarge ? PCRE2_ERROR_PATTERN_TOO_LARGE : failure,
        at: isTooLarge ? source.rewritten.count : offset, in: source)
    }
    unsafe code = compiled
    guard Self.size(of: self) <= Self.sizeLimit else {
      throw Self.invalid(PCRE2_ERROR_PATTERN_TOO_LARGE, at: source.rewritten.count, in: source)
    }
  }

  deinit {
    unsafe pcre2_code_free_8(code)
  }

  private static func size(of compiled: CompiledPattern) -> Int {
    var size = 0
    let status = unsafe pcre2_pattern_info_8(compiled.code, UInt32(PCRE2_INFO_SIZE), &size)
    return status == 0 ? size : .max
  }

  private static func invalid(
    _ code: Int32, at offset: Int, in source: PatternSource
  ) -> PatternError {
    .invalid(reason: reason(code), offset: source.givenOffset(ofRewritten: offset))
  }

  /// The sentence that PCRE2 has for an error.
  private static func reason(_ code: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let count = unsafe pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
      // Negative when the sentence did not fit, which the manual rules out for this size.
      guard count >= 0 else { return "error \(code)" }
      return unsafe String(decoding: buffer.prefix(Int(count)), as: UTF8.self)
    }
  }
}
