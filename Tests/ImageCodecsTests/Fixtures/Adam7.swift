/// The seven passes of an interlaced PNG: where each starts and its steps.
enum Adam7 {
  typealias Pass = (x: Int, y: Int, across: Int, down: Int)

  static let passes: [Pass] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// What stands for them when there is no interlacing.
  static let single: [Pass] = [(0, 0, 1, 1)]
}
