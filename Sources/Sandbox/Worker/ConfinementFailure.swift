/// A step of confinement that failed, and the `errno` it failed with.
struct ConfinementFailure: Error, Hashable {
  let step: ConfinementStep
  let errno: Int32
}
