/// The sections of a man page that no declaration knows, written by the program.
package struct ManualTemplate: Hashable, Sendable {
  /// A name with its explanation.
  package struct Entry: Hashable, Sendable {
    /// A variable, a path or a number.
    package let name: String
    /// What it means, in sentences.
    package let text: String

    /// Makes an entry.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A section with a heading of its own, placed after the output.
  package struct Section: Hashable, Sendable {
    /// The heading in capitals.
    package let title: String
    /// The paragraphs.
    package let paragraphs: [String]

    /// Makes a section.
    package init(_ title: String, _ paragraphs: [String]) {
      self.title = title
      self.paragraphs = paragraphs
    }
  }

  /// Further sections.
  package var sections: [Section]
  /// The environment variables that matter.
  package var environment: [Entry]
  /// The files that matter.
  package var files: [Entry]
  /// The exit statuses.
  package var exitStatuses: [Entry]
  /// Pages to see beside those of the declaration, as `sqlite3(1)`.
  package var seeAlso: [ManualReference]

  /// Makes a template; what is empty is left out of the page.
  package init(
    sections: [Section] = [], environment: [Entry] = [], files: [Entry] = [],
    exitStatuses: [Entry] = [], seeAlso: [ManualReference] = []
  ) {
    self.sections = sections
    self.environment = environment
    self.files = files
    self.exitStatuses = exitStatuses
    self.seeAlso = seeAlso
  }
}
