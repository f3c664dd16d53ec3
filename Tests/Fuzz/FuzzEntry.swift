/// What libFuzzer calls with each input; there is no `main` besides the fuzzer's own.
///
/// The corresponding C function is `LLVMFuzzerTestOneInput`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let target = FuzzTarget.chosen
  let input = unsafe UnsafeBufferPointer(start: start, count: min(count, target.longest))
  target.run(unsafe [UInt8](input))
  return 0
}

/// What libFuzzer calls to make a new input of a known one.
///
/// The corresponding C function is `LLVMFuzzerCustomMutator`.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: CUnsignedInt
) -> Int {
  let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  var mutator = PieceMutator(seed: UInt64(seed), room: room)
  guard let layout = FuzzTarget.chosen.layout, let made = mutator.mutated(input, layout) else {
    return unsafe mutateBytes(start, count, room)
  }
  unsafe start.update(from: made, count: made.count)
  return made.count
}

/// Changes bytes in place as libFuzzer does by itself, and returns how many there are then.
///
/// The corresponding C function is `LLVMFuzzerMutate`.
@_silgen_name("LLVMFuzzerMutate")
func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int
