/// Where a node of a syntax tree stands in the text, in UTF-8 bytes.
///
/// Two trees are equal when they say the same, wherever their nodes stand: all ranges are equal.
package struct NodeRange: Hashable, Sendable {
  /// The bytes of the text.
  package let bytes: Range<Int>

  /// Makes a range of bytes.
  package init(_ bytes: Range<Int>) {
    self.bytes = bytes
  }

  /// The range of a node that nobody wrote.
  package static let none = NodeRange(0..<0)

  /// Returns the range from the beginning of this one to the end of another.
  package func through(_ other: NodeRange) -> NodeRange {
    NodeRange(bytes.lowerBound..<max(bytes.lowerBound, other.bytes.upperBound))
  }

  /// Tells that any two ranges are equal.
  package static func == (left: NodeRange, right: NodeRange) -> Bool { true }

  /// Adds nothing, since all ranges are equal.
  package func hash(into hasher: inout Hasher) {}
}
