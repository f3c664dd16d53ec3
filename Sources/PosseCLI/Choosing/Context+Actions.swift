import CommandKit
import PosseModel
import PosseStore

extension Context {
  /// Lets the user choose an action of the log among those that were used, or type another one; nil keeps the
  /// present one.
  ///
  /// Must be called outside of transactions.
  func chooseAction(
    for owner: String, present: LogAction? = nil, in book: Book
  ) throws(Failure) -> LogAction? {
    var refused = ""
    while true {
      let used = try read(book) { reader throws(Failure) in
        try storing { () throws(StoreError) in try reader.names(in: .actions) }
      }
      let keep = present.map { Wording.keepRow([$0.text]) }
      var picker = Picker(
        "Action", introduction: Wording.actionIntroduction(for: owner, present: present),
        fixed: keep.map { [$0] } ?? [],
        source: PickerSource(used) { PickerRow($0, label: $0) },
        start: keep == nil ? .first : .fixed(0), offersNew: true)
      picker.filter = refused
      refused = ""
      do throws(Failure) {
        switch console.pick(picker) {
        case .fixed: return nil
        case .chosen(let texts):
          if let text = texts.first { return try LogEdit.readingAction(text) }
        case .new(let text, _, _):
          let typed = try text.isEmpty ? askForNew("action") : text
          refused = typed ?? ""
          if let typed { return try LogEdit.readingAction(typed) }
        case .cancelled, .unavailable: throw .declined
        case .interrupted: throw .interrupted
        }
      } catch {
        try sayAgain(error)
      }
    }
  }
}

extension LogEdit {
  /// Reads the words of an action that were chosen or typed.
  static func readingAction(_ text: String) throws(Failure) -> LogAction {
    do {
      return try action(text)
    } catch {
      throw .logEdit(error, subject: "ACTION")
    }
  }
}
