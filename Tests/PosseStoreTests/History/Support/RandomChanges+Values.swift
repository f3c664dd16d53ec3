import PosseModel

@testable import PosseStore

extension RandomChanges {
  /// Changes one of the lists of values; what cannot be is passed over.
  mutating func changeValues(_ verb: Verb, _ writer: BookWriter) throws {
    let kind = pick(verb == .setDefault ? [.agent, .offense, .place] : ValueKind.allCases)
    let all = try writer.reader.values(of: kind)
    let values = all.filter { !$0.isUnknown }
    let texts =
      kind == .place
      ? ["TX/78701", "TX/78701 Bee", "GB:Leeds", "MX:León"] : ["a", "B", "é", "E", "Steele"]
    let text = try kind.validated(pick(texts))
    do throws(StoreError) {
      switch verb {
      case .addValue: _ = try writer.addValue(text, to: kind)
      case .setDefault: _ = try writer.setDefault(pick(all.map(\.text) + [nil]), of: kind)
      case .renameValue:
        guard !values.isEmpty else { return }
        _ = try writer.renameValue(pick(values).text, to: text, of: kind)
      case .mergeValues:
        guard values.count > 1 else { return }
        let heir = pick(all).text
        let others = values.map(\.text).filter { $0 != heir }
        guard !others.isEmpty else { return }
        let first = pick(others)
        _ = try writer.mergeValues([first, pick(others)], into: heir, of: kind)
      default:
        guard !values.isEmpty else { return }
        let gone = pick(values)
        let heirs = all.filter { $0.id != gone.id }
        let heir: ListedValue? = heirs.isEmpty ? nil : pick([nil, pick(heirs)])
        _ = try writer.removeValues([gone], replacement: heir, of: kind)
      }
    } catch {
      guard case .valueExists = error else { throw error }
    }
  }
}
