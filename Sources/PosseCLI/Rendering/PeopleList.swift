import CommandKit
import PosseModel
import PosseStore
import UnicodeText

/// People of a selection in the form that was asked for: what `list` and `search` have in common.
struct PeopleList {
  let selection: Selection
  let output: OutputPlan
  /// Whether the predicate is explained instead.
  var explains = false

  /// Reads and writes them; tells how the command ends.
  func print(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let views = try views(in: book, context)
    var query = try selection.query(in: context)
    if !selection.hasOrder, let view = views.last(where: { $0.sort != nil }) {
      query.order += try inView(view) { () throws(Failure) in
        try Selection.sortKeys(view.sort ?? "")
      }
    }
    if let predicate = try selection.predicate.checked(in: context, views: views) {
      query.predicate = predicate.checked
      try context.usePredicates(book)
      if explains {
        try PredicateExplanation(predicate, query: query, of: book, in: context)
          .write(asJSON: output.format == .json, on: context.console)
        return .done
      }
    }
    var output = output
    if let view = views.last(where: { $0.fields != nil }) {
      output = try inView(view) { () throws(Failure) in try output.showing(view.fields) }
    }
    if selection.isByDue { output = output.showingDue() }
    let isTerminal = context.console.facts.outputIsTerminal
    let format = output.format(onTerminal: isTerminal)
    let fields = output.fields(for: format)
    var wanted = fields
    var extra: [FugitiveField] = []
    if let group = selection.group { extra.append(group) }
    if format == .table, isTerminal { extra += [.captured, .bounty] }
    // Whether a deadline is missed depends on who is at large.
    if format == .table || format == .plain, fields.contains(.due) { extra.append(.captured) }
    for field in extra where !wanted.contains(field) { wanted.append(field) }
    let showsFooter = format == .table && isTerminal
    let (rows, total) = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in
        let rows = try reader.list(query, fields: wanted)
        let isCut = showsFooter && query.limit == rows.count
        return (rows, isCut ? try reader.count(query) : nil)
      }
    }
    if format == .table, context.usesPager { context.startPager() }
    RecordPrinter(
      format: format, fields: fields, now: context.now, endsWithNull: output.endsWithNull,
      group: selection.group
    ).print(rows, on: context.console)
    // The total belongs below the table, which a pager may still hold.
    context.console.finishPaging()
    if format == .table, isTerminal {
      context.console.confirm(
        ListFooter.line(
          for: rows, inTrash: query.trash == .inside, total: total,
          overdue: selection.isByDue && fields.contains(.due)
            ? rows.count { DueWords.isOverdue($0, now: context.now) } : 0))
    }
    return rows.isEmpty && selection.fails ? .notFound : .done
  }

  /// Says of which view the order or the fields are wrong.
  private func inView<Result>(
    _ view: SavedView, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(Failure) {
      return try work()
    } catch {
      guard case .option(_, let value, let problem) = error else { throw error }
      throw .option("--view '\(Excerpt.of(view.name))'", value: value, problem)
    }
  }

  private func views(in book: Book, _ context: Context) throws(Failure) -> [SavedView] {
    guard !selection.views.isEmpty else { return [] }
    return try context.read(book) { reader throws(Failure) in
      var views: [SavedView] = []
      for name in selection.views {
        views.append(
          try storing { () throws(StoreError) in
            try reader.view(named: Normalization.nfc(name))
          })
      }
      return views
    }
  }
}
