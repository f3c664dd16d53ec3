/// A call to the C library that failed with this `errno`.
struct SystemFailure: Error, Hashable {
  let errno: Int32
}
