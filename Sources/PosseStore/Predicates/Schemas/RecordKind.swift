import PosseModel

/// The kinds of records that predicates know, under the names that their schemas have.
enum RecordKind: String {
  case fugitive, alias, tag, offense, photo, log, source

  /// The kind of the elements of a to-many field; nil for any other field.
  init?(elementOf field: FugitiveField) {
    switch field {
    case .aliases: self = .alias
    case .tags: self = .tag
    case .offenses: self = .offense
    case .photos: self = .photo
    case .log: self = .log
    case .sources: self = .source
    default: return nil
    }
  }
}

/// The fields of a log entry that it has only as a record of its own.
enum LogRootField: String {
  case fugitive, name
}
