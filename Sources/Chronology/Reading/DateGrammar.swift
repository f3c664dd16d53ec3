/// The one grammar of every date that people type.
///
///     date      = [ blanks ] , ( "unknown" | "now" | day | partial | timestamp | relative ) , [ blanks ] ;
///     day       = "today" | "yesterday" | "tomorrow" | "last" , blanks , weekday ;
///     weekday   = "monday" | "mon" | … ;                  (* the latest before today *)
///     partial   = [ "~" ] , YYYY , [ "-" , MM , [ "-" , DD ] ] ;
///     timestamp = YYYY , "-" , MM , "-" , DD , ( "T" | "@" | blanks ) , time , [ zone ] ;
///     time      = hh , ":" , mm , [ ":" , ss , [ "." , 1 to 6 digits ] ] ;
///     zone      = "Z" | ( "+" | "-" ) , hh , [ ":" ] , mm ;
///     relative  = count , [ blanks ] , unit , blanks , "ago"
///               | ( "+" | "-" ) , count , [ blanks ] , unit ;
///     unit      = "s" | "min" | "h" | "d" | "w" | "mo" | "y" | "sec" | "second" | "seconds" | … ;
///
/// Words may be in any case. Blanks are spaces and tabs. A time without a zone is of the process's
/// zone. Numbers with slashes, dots or the year last are never taken: the error tells the readings.
package struct DateGrammar: Sendable {
  private let now: Instant

  /// Makes a grammar for which a given instant is now.
  package init(now: Instant) {
    self.now = now
  }

  /// Reads a date.
  ///
  /// Throws every case of `DateError`. Text of any length and content is answered quickly.
  package func read(_ text: String) throws(DateError) -> DateReading {
    let excerpt = TextExcerpt.cut(text)
    guard let scanner = DateScanner(text) else { throw .unrecognised(excerpt) }
    guard !scanner.isAtEnd else { throw .empty }
    var parser = DateParser(scanner: scanner, excerpt: excerpt, now: now)
    let reading = try parser.takeDate()
    guard parser.isAtEnd else { throw .unrecognised(excerpt) }
    return reading
  }
}
