/// How far a mistyped word is from another one.
package enum Slips {
  /// Returns the fewest slips that make one word of another: a letter too many, too few, wrong, or swapped
  /// with its neighbour.
  ///
  /// The time grows with the product of both lengths. Letters are whatever the caller takes for them, and
  /// each is swapped at most once (optimal string alignment).
  package static func count<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
        var slips = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
