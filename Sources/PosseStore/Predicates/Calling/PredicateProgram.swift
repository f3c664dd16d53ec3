import PredicateFormat
import SQLite

/// A predicate over slots, with the way from the arguments of a call to the values in them.
struct PredicateProgram: Sendable {
  /// The predicate.
  let predicate: CheckedPredicate
  /// The slots, in the order of their numbers.
  let slots: [SlotDecoder]

  /// Makes the values of the slots from the arguments behind the program's number; nil when the arguments
  /// are not those of the program.
  func values(_ arguments: ArraySlice<Value>) -> [PredicateValue]? {
    var rest = arguments
    var values: [PredicateValue] = []
    values.reserveCapacity(slots.count)
    for slot in slots {
      guard rest.count >= slot.argumentCount,
        let value = slot.value(rest.prefix(slot.argumentCount))
      else { return nil }
      values.append(value)
      rest = rest.dropFirst(slot.argumentCount)
    }
    return rest.isEmpty ? values : nil
  }
}
