import PosseStore

@testable import PosseCLI

/// The names of the cases; a new case does not compile until it stands here, and then needs a sample.
enum FailureCases {
  static let count = 43
  static let storeCount = 37

  static func name(_ failure: Failure) -> String {
    switch failure {
    case .usage: "usage"
    case .store: "store"
    case .newPerson: "newPerson"
    case .emptyPath: "emptyPath"
    case .reference: "reference"
    case .date: "date"
    case .span: "span"
    case .futureDate: "futureDate"
    case .field: "field"
    case .text: "text"
    case .money: "money"
    case .point: "point"
    case .crop: "crop"
    case .option: "option"
    case .severalPeople: "severalPeople"
    case .severalPhotos: "severalPhotos"
    case .rivalPrimaries: "rivalPrimaries"
    case .pictureToTerminal: "pictureToTerminal"
    case .needsFolder: "needsFolder"
    case .pictureMissing: "pictureMissing"
    case .storedPicture: "storedPicture"
    case .photos: "photos"
    case .file: "file"
    case .zone: "zone"
    case .clock: "clock"
    case .configuration: "configuration"
    case .missingReference: "missingReference"
    case .nobodyTrashedFor: "nobodyTrashedFor"
    case .standardInputTwice: "standardInputTwice"
    case .standardInput: "standardInput"
    case .standardInputNotText: "standardInputNotText"
    case .cannotAsk: "cannotAsk"
    case .declined: "declined"
    case .interrupted: "interrupted"
    case .noHome: "noHome"
    case .output: "output"
    case .predicate: "predicate"
    case .predicateFile: "predicateFile"
    case .predicateNotText: "predicateNotText"
    case .binding: "binding"
    case .namedTwice: "namedTwice"
    case .nobodyMatches: "nobodyMatches"
    case .unknownTopic: "unknownTopic"
    }
  }

  static func name(_ error: StoreError) -> String {
    switch error {
    case .missing: "missing"
    case .folderMissing: "folderMissing"
    case .notAFile: "notAFile"
    case .inaccessible: "inaccessible"
    case .notABook: "notABook"
    case .newer: "newer"
    case .corrupt: "corrupt"
    case .locked: "locked"
    case .readOnly: "readOnly"
    case .diskFull: "diskFull"
    case .exists: "exists"
    case .backupFailed: "backupFailed"
    case .database: "database"
    case .noSuchNumbers: "noSuchNumbers"
    case .inTrash: "inTrash"
    case .notInTrash: "notInTrash"
    case .notShrunk: "notShrunk"
    case .noSuchName: "noSuchName"
    case .ambiguous: "ambiguous"
    case .noSuchPhoto: "noSuchPhoto"
    case .noPhotoAt: "noPhotoAt"
    case .noSuchPhotoText: "noSuchPhotoText"
    case .alreadyCaptured: "alreadyCaptured"
    case .notCaptured: "notCaptured"
    case .needsCapture: "needsCapture"
    case .currencyWithoutBounty: "currencyWithoutBounty"
    case .impossibleAmount: "impossibleAmount"
    case .impossiblePlace: "impossiblePlace"
    case .loneCoordinate: "loneCoordinate"
    case .sourceKeyTaken: "sourceKeyTaken"
    case .changedMeanwhile: "changedMeanwhile"
    case .noRecent: "noRecent"
    case .nothingToUndo: "nothingToUndo"
    case .nothingToRedo: "nothingToRedo"
    case .undoConflict: "undoConflict"
    case .stepErased: "stepErased"
    case .stepOfOtherSchema: "stepOfOtherSchema"
    }
  }
}
