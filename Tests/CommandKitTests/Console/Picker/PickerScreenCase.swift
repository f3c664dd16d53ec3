import Testing

/// A picker on a real screen: what is typed and sent to it, and what is on the screen at the end.
struct PickerScreenCase: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    /// Waits until a line of the screen has the text.
    case see(String)
    /// Waits until the rows below those that were there before are these.
    case seeAll([String])
    /// Waits until the screen has a colour, by what a sequence says of it.
    case seeColor(String)
    case type(String)
    case press(String)
    case resize(columns: Int, rows: Int)
    case send(Int32)
    /// Waits until the cursor stands at the beginning of the row that begins with the text.
    case cursor(on: String)
  }

  let name: String
  var columns = 80
  var rows = 24
  /// How many lines stand on the screen before.
  var above = 2
  var isAccessible = false
  var arguments: [String] = []
  var steps: [Step]
  /// The lines that remain, from the one of the picker to the status; `*` stands for anything and a line
  /// `⋮` for any lines.
  let remains: [String]

  var testDescription: String { name }
}
