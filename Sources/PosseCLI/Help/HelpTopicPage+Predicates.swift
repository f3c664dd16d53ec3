import PosseStore
import PredicateFormat

extension HelpTopicPage {
  /// The language in short, and every field.
  static var predicates: [Block] {
    [
      .paragraph(
        """
        A predicate is a condition in one quoted word: posse list -w 'captured == YES AND bounty >= \
        5000'. The same one means the same people in list, show, edit, capture, release, remove, \
        restore, photo export and view. posse predicate explains one; the whole language is in \
        posse-predicates(7).
        """),
      .terms([
        ("== != < <= > >=", "a field and a value; captured == YES, name != 'Joe'"),
        ("BETWEEN {a, b}", "both ends included"),
        ("IN {a, b, c}", "one of a list"),
        ("BEGINSWITH CONTAINS ENDSWITH", "parts of a text; with [cd] in any case and accent"),
        ("LIKE", "wildcards: * any run, ? one character"),
        ("MATCHES", "a regular expression for the whole text"),
        ("AND OR NOT ( )", "AND binds tighter than OR; NOT takes one comparison"),
        ("nil", "no value: city == nil; city != 'Austin' includes people without a city"),
        ("'2026-03-01' '3 days ago'", "dates as texts; a day is the whole day"),
        ("ANY ALL NONE", "before a field with many values: ANY tags.name == 'armed'"),
        (".@count .@sum .@max", "photos.@count == 0, photos.@max.width < 480"),
        ("SUBQUERY(…).@count", "SUBQUERY(log, $l, $l.action == 'sighting').@count > 0"),
        ("$NAME", "a value given with -p NAME=VALUE, without quoting"),
      ]),
      .paragraph("The fields:"),
      .terms(fieldTerms),
      .paragraph("Of each element of a collection:"),
      .terms(
        PredicateSchemas.fugitive.relations.map { relation in
          (relation.name, relation.element.fields.map(\.name).joined(separator: " "))
        }),
      .paragraph(
        "posse log list -w asks about one entry of the log, by the names of its fields alone:"),
      .terms([("log list", PredicateSchemas.log.fields.map(\.name).joined(separator: " "))]),
    ]
  }

  private static var fieldTerms: [(term: String, text: String)] {
    let fields = PredicateSchemas.fugitive.fields
    return ValueType.allCases.compactMap { type in
      let names = fields.filter { $0.type == type }.map(\.name)
      return names.isEmpty ? nil : (type.rawValue, names.joined(separator: " "))
    }
  }
}
