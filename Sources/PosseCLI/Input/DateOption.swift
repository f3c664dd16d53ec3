import Chronology
import CommandKit

/// A date given by an option such as `--on`.
enum DateOption {
  /// Reads the date; nil means that it was said to be unknown.
  ///
  /// Warns when a local time occurs twice.
  static func read(
    _ text: String, subject: String, allowsFuture: Bool, in context: Context
  ) throws(Failure) -> Moment? {
    let reading: DateReading
    do {
      reading = try DateGrammar(now: context.now).read(text)
    } catch {
      throw .date(error, subject: subject)
    }
    guard case .moment(let moment, let isAmbiguous) = reading else { return nil }
    guard allowsFuture || !moment.isFuture(now: context.now) else {
      throw .futureDate(text, subject: subject)
    }
    if isAmbiguous { context.console.note(Wording.ambiguousLocalTime(text)) }
    return moment
  }
}
