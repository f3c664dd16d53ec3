/// The second schema: full text over the texts of people, as frozen text.
///
/// `search_text` holds the words of each person, folded and cut into pieces, under the person's number;
/// `search` is the index over it, which keeps no copy of its own. The words are made of nothing that the
/// tokenizer `ascii` would cut again or fold, so what counts as a word is decided by this program alone,
/// not by the SQLite that happens to be installed. The versions in `search_state` are 0 until the index is
/// filled, which is done after the last migration.
enum AddSearch {
  static let script = """
    CREATE TABLE search_text (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      aliases TEXT NOT NULL,
      description TEXT NOT NULL,
      notes TEXT NOT NULL
    ) STRICT;

    CREATE TABLE search_state (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      fold_version INTEGER NOT NULL,
      word_version INTEGER NOT NULL
    ) STRICT;

    INSERT INTO search_state (id, fold_version, word_version) VALUES (1, 0, 0);

    CREATE VIRTUAL TABLE search USING fts5 (
      name, aliases, description, notes,
      content = 'search_text', content_rowid = 'id', columnsize = 0, tokenize = 'ascii'
    );

    """
}
