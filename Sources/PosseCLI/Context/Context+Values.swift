import CommandKit
import PosseModel
import PosseStore

extension Context {
  /// Refuses when a value that was chosen from its list is not there any more; written anew, it would come back
  /// without anybody having asked for it.
  func confirmChosenValues(_ reader: BookReader) throws(Failure) {
    for kind in ValueKind.allCases {
      try storing { () throws(StoreError) in
        try reader.confirmValues(chosenValues[kind] ?? [], of: kind)
      }
    }
  }

  /// Warns of values that are new beside ones that were perhaps meant.
  func tell(of likenesses: [ValueLikeness]) {
    guard !console.isQuiet else { return }
    for likeness in likenesses { console.note(Wording.likeness(likeness)) }
  }
}
