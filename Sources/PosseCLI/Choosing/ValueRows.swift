import CommandKit
import PosseModel
import PosseStore

/// The rows of a list of values in a picker, read from the book a few at a time, with their uses only once they
/// are looked at.
///
/// Between two reads the book is free for others.
final class ValueRows {
  /// Why the book could not be read on; the picker shows what it has.
  private(set) var failure: Failure?
  private let kind: ValueKind
  private let area: PlaceArea?
  private let book: Book
  private let context: Context
  private var last: ListedValue?

  init(_ kind: ValueKind, in area: PlaceArea? = nil, _ book: Book, _ context: Context) {
    self.kind = kind
    self.area = area
    self.book = book
    self.context = context
  }

  /// The rows, each under a label; a value without one has no row.
  func source(
    label: @escaping (ListedValue) -> String?
  ) -> PickerSource<ListedValue> {
    PickerSource { self.next($0, label) }
  }

  /// How often a value is used, as `(14)`; empty when it is not.
  func uses(of value: ListedValue) -> String {
    do throws(Failure) {
      let counted = try context.read(book) { reader throws(Failure) in
        try storing { () throws(StoreError) in try reader.counted([value], of: kind) }
      }
      return counted.first.map(Wording.useCount) ?? ""
    } catch {
      failure = error
      return ""
    }
  }

  private func next(
    _ limit: Int, _ label: (ListedValue) -> String?
  ) -> PickerSource<ListedValue>.Batch {
    guard failure == nil else { return .end }
    do throws(Failure) {
      let values = try context.read(book) { reader throws(Failure) in
        try storing { () throws(StoreError) in
          try reader.values(
            of: kind, in: area, after: last, limit: min(limit, Self.batchSize))
        }
      }
      guard let newest = values.last else { return .end }
      last = newest
      return .rows(
        values.compactMap { value in label(value).map { PickerRow(value, label: $0) } })
    } catch {
      failure = error
      return .end
    }
  }

  /// As many as are read in a few milliseconds.
  private static let batchSize = 500
}
