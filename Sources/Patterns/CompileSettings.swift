import CRegex
import Glibc

/// What holds while a pattern is compiled: line breaks, nesting, and how much memory may be asked for at once.
@safe
final class CompileSettings {
  /// How deep groups may be nested; also how deep the library calls itself while it compiles.
  static let nestingLimit: UInt32 = 250
  /// The most bytes that compiling may ask for at once.
  static let allocationLimit = 131_072

  let context: OpaquePointer
  private let allocation: OpaquePointer

  /// Nil only when there is no memory.
  ///
  /// Nothing is left to how the library was built: neither what a line break is nor the size of its links,
  /// on which it depends how large a pattern it would try to build.
  init?() {
    let allocation = unsafe pcre2_general_context_create_8(
      { size, _ in unsafe size <= CompileSettings.allocationLimit ? malloc(size) : nil },
      { memory, _ in unsafe free(memory) }, nil)
    guard let allocation = unsafe allocation else { return nil }
    guard let context = unsafe pcre2_compile_context_create_8(allocation) else {
      unsafe pcre2_general_context_free_8(allocation)
      return nil
    }
    unsafe self.allocation = allocation
    unsafe self.context = context
    // `\uHHHH` is longer when rewritten.
    unsafe pcre2_set_max_pattern_length_8(context, 2 * Pattern.byteLimit)
    unsafe pcre2_set_parens_nest_limit_8(context, Self.nestingLimit)
    unsafe pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_ANY))
    unsafe pcre2_set_bsr_8(context, UInt32(PCRE2_BSR_UNICODE))
  }

  deinit {
    unsafe pcre2_compile_context_free_8(context)
    unsafe pcre2_general_context_free_8(allocation)
  }
}
