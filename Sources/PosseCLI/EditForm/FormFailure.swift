import CommandKit
import FileSystem
import PosseModel

/// Why an edit form came to nothing.
enum FormFailure: Hashable {
  /// No editor is named, and there is none to fall back on.
  case noEditor
  /// The editor, by its command, did not end well.
  case editor(String, TextEditor.Ending)
  /// The folder for drafts cannot be made.
  case folder(SystemError)
  /// The draft cannot be read back.
  case draft(FileReadError)
  /// What a command line names as a draft is no file.
  case notFile(FilePath)
  /// Somebody else changed what the form changes too.
  case conflict(FugitiveID, [FormConflict])

  /// How the program ends after the failure.
  var status: ExitStatus {
    switch self {
    case .noEditor: .usage
    case .editor, .folder, .draft, .notFile: .failed
    case .conflict: .refused
    }
  }

  /// A stable word for scripts.
  var reason: String {
    switch self {
    case .noEditor, .editor: "editor"
    case .folder, .draft, .notFile: "file"
    case .conflict: "changed"
    }
  }
}

/// A field that the user and somebody else changed at the same time.
struct FormConflict: Hashable {
  let field: FugitiveField
  /// What the form asks for.
  let wanted: FieldValue
  /// What the book holds now.
  let present: FieldValue
  /// What the form was made from.
  let base: FieldValue
}
