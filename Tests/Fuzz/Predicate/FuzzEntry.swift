/// What libFuzzer calls with each input; there is no `main` besides the fuzzer's own.
///
/// The corresponding C function is `LLVMFuzzerTestOneInput`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: min(count, PredicateTrial.longest))
  // Bytes that are no UTF-8 become replacement characters, as in any text that reaches the parser.
  PredicateTrial(unsafe String(decoding: bytes, as: UTF8.self)).run()
  return 0
}
