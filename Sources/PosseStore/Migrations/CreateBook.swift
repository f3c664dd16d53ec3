/// The first schema of the book, as frozen text.
///
/// A released migration is never edited; a change of the schema is a migration of its own. Every tracked
/// table has its own AUTOINCREMENT `id`, no generated column and no BLOB column, because history rests on
/// that; a `…_cd` column is the folded twin of the column it is named after. No CHECK calls a JSON function:
/// SQLite 3.40 refuses those in a schema that it does not trust.
enum CreateBook {
  static let script = tables + indexes + views

  static let tables = valueLists + people + pictures + events + records

  private static let valueLists = """
    CREATE TABLE agent (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
      name_cd TEXT NOT NULL,
      CHECK ((id = 1) = (name = '..Unknown..'))
    ) STRICT;

    CREATE TABLE offense (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
      name_cd TEXT NOT NULL,
      CHECK ((id = 1) = (name = '..Unknown..'))
    ) STRICT;

    CREATE TABLE tag (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
      name_cd TEXT NOT NULL
    ) STRICT;

    CREATE TABLE place (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      text TEXT NOT NULL UNIQUE CHECK (trim(text) <> ''),
      text_cd TEXT NOT NULL,
      country TEXT CHECK (length(country) = 2),
      country_cd TEXT,
      state TEXT CHECK (length(state) = 2),
      state_cd TEXT,
      zip TEXT CHECK (trim(zip) <> ''),
      zip_cd TEXT,
      city TEXT CHECK (trim(city) <> ''),
      city_cd TEXT,
      CHECK ((id = 1) = (text = '..Unknown..')),
      CHECK ((id = 1) = (country IS NULL)),
      CHECK (id <> 1 OR (state IS NULL AND zip IS NULL AND city IS NULL)),
      CHECK (country = 'US' OR (state IS NULL AND zip IS NULL)),
      CHECK (zip IS NULL OR state IS NOT NULL)
    ) STRICT;

    INSERT INTO agent (id, name, name_cd) VALUES (1, '..Unknown..', '..unknown..');
    INSERT INTO offense (id, name, name_cd) VALUES (1, '..Unknown..', '..unknown..');
    INSERT INTO place (id, text, text_cd) VALUES (1, '..Unknown..', '..unknown..');

    """

  private static let people = """
    CREATE TABLE fugitive (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uuid TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
      name TEXT NOT NULL CHECK (trim(name) <> ''),
      name_cd TEXT NOT NULL,
      bounty INTEGER CHECK (bounty >= 0),
      currency TEXT CHECK (length(currency) = 3),
      bounty_text TEXT,
      description TEXT,
      description_cd TEXT,
      notes TEXT,
      notes_cd TEXT,
      captured INTEGER NOT NULL DEFAULT 0 CHECK (captured IN (0, 1)),
      captdate INTEGER,
      captdate_offset INTEGER,
      captdate_precision TEXT CHECK (captdate_precision IN ('year', 'month', 'day', 'instant')),
      captdate_circa INTEGER CHECK (captdate_circa IN (0, 1)),
      captured_by INTEGER REFERENCES agent (id) ON DELETE RESTRICT,
      captured_place INTEGER REFERENCES place (id) ON DELETE RESTRICT,
      captured_lat INTEGER CHECK (captured_lat BETWEEN -900000000 AND 900000000),
      captured_lon INTEGER CHECK (captured_lon BETWEEN -1800000000 AND 1800000000),
      last_seen INTEGER,
      last_seen_offset INTEGER,
      last_seen_precision TEXT CHECK (last_seen_precision IN ('year', 'month', 'day', 'instant')),
      last_seen_circa INTEGER CHECK (last_seen_circa IN (0, 1)),
      last_seen_place INTEGER REFERENCES place (id) ON DELETE RESTRICT,
      last_seen_lat INTEGER CHECK (last_seen_lat BETWEEN -900000000 AND 900000000),
      last_seen_lon INTEGER CHECK (last_seen_lon BETWEEN -1800000000 AND 1800000000),
      last_seen_desc TEXT,
      sex TEXT,
      hair TEXT,
      eyes TEXT,
      marks TEXT,
      caution TEXT,
      height_cm INTEGER CHECK (height_cm > 0),
      weight_kg INTEGER CHECK (weight_kg > 0),
      warrant TEXT,
      warrant_cd TEXT,
      agent INTEGER REFERENCES agent (id) ON DELETE RESTRICT,
      place INTEGER REFERENCES place (id) ON DELETE RESTRICT,
      due INTEGER,
      due_offset INTEGER,
      due_precision TEXT CHECK (due_precision IN ('year', 'month', 'day', 'instant')),
      due_circa INTEGER CHECK (due_circa IN (0, 1)),
      primary_photo INTEGER REFERENCES photo (id) DEFERRABLE INITIALLY DEFERRED,
      trashed INTEGER,
      created INTEGER NOT NULL,
      created_offset INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      modified_offset INTEGER NOT NULL,
      CHECK ((bounty IS NULL) = (currency IS NULL)),
      CHECK (captured = 1 OR (captdate IS NULL AND captured_by IS NULL AND captured_place IS NULL
        AND captured_lat IS NULL AND captured_lon IS NULL)),
      CHECK ((captdate IS NULL) = (captdate_precision IS NULL)
        AND (captdate IS NULL) = (captdate_offset IS NULL)
        AND (captdate IS NULL) = (captdate_circa IS NULL)),
      CHECK ((captured_lat IS NULL) = (captured_lon IS NULL)),
      CHECK ((last_seen IS NULL) = (last_seen_precision IS NULL)
        AND (last_seen IS NULL) = (last_seen_offset IS NULL)
        AND (last_seen IS NULL) = (last_seen_circa IS NULL)),
      CHECK ((last_seen_lat IS NULL) = (last_seen_lon IS NULL)),
      CHECK ((due IS NULL) = (due_precision IS NULL)
        AND (due IS NULL) = (due_offset IS NULL)
        AND (due IS NULL) = (due_circa IS NULL))
    ) STRICT;

    CREATE TABLE alias (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      fugitive INTEGER NOT NULL REFERENCES fugitive (id) ON DELETE RESTRICT,
      name TEXT NOT NULL CHECK (trim(name) <> ''),
      name_cd TEXT NOT NULL,
      UNIQUE (fugitive, name)
    ) STRICT;

    CREATE TABLE birth (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      fugitive INTEGER NOT NULL REFERENCES fugitive (id) ON DELETE RESTRICT,
      date TEXT CHECK (trim(date) <> ''),
      day INTEGER,
      precision TEXT CHECK (precision IN ('year', 'month', 'day')),
      circa INTEGER CHECK (circa IN (0, 1)),
      text TEXT,
      confirmed INTEGER NOT NULL DEFAULT 0 CHECK (confirmed IN (0, 1)),
      CHECK (date IS NOT NULL OR text IS NOT NULL),
      CHECK ((date IS NULL) = (day IS NULL)
        AND (date IS NULL) = (precision IS NULL)
        AND (date IS NULL) = (circa IS NULL))
    ) STRICT;

    CREATE TABLE fugitive_tag (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      fugitive INTEGER NOT NULL REFERENCES fugitive (id) ON DELETE RESTRICT,
      tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE RESTRICT,
      UNIQUE (fugitive, tag)
    ) STRICT;

    CREATE TABLE fugitive_offense (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      fugitive INTEGER NOT NULL REFERENCES fugitive (id) ON DELETE RESTRICT,
      offense INTEGER NOT NULL REFERENCES offense (id) ON DELETE RESTRICT,
      UNIQUE (fugitive, offense)
    ) STRICT;

    """

  private static let pictures = """
    CREATE TABLE photo (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uuid TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
      fugitive INTEGER NOT NULL REFERENCES fugitive (id) ON DELETE RESTRICT,
      file TEXT,
      width INTEGER NOT NULL CHECK (width > 0),
      height INTEGER NOT NULL CHECK (height > 0),
      size INTEGER NOT NULL CHECK (size > 0),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      png_sha256 TEXT NOT NULL CHECK (length(png_sha256) = 64),
      thumbnail_sha256 TEXT CHECK (length(thumbnail_sha256) = 64),
      original_kept INTEGER NOT NULL DEFAULT 0 CHECK (original_kept IN (0, 1)),
      original_format TEXT,
      original_size INTEGER,
      source TEXT NOT NULL CHECK (source IN ('file', 'stdin', 'camera', 'library', 'import')),
      device TEXT,
      pixel_format TEXT,
      cropped_from INTEGER REFERENCES photo (id) ON DELETE SET NULL,
      taken_at INTEGER,
      taken_at_offset INTEGER,
      taken_at_precision TEXT CHECK (taken_at_precision IN ('year', 'month', 'day', 'instant')),
      taken_at_circa INTEGER CHECK (taken_at_circa IN (0, 1)),
      taken_text TEXT,
      lat INTEGER CHECK (lat BETWEEN -900000000 AND 900000000),
      lon INTEGER CHECK (lon BETWEEN -1800000000 AND 1800000000),
      camera_make TEXT,
      camera_model TEXT,
      caption TEXT,
      caption_cd TEXT,
      warnings TEXT,
      added INTEGER NOT NULL,
      added_offset INTEGER NOT NULL,
      CHECK ((taken_at IS NULL) = (taken_at_precision IS NULL)
        AND (taken_at IS NULL) = (taken_at_offset IS NULL)
        AND (taken_at IS NULL) = (taken_at_circa IS NULL)),
      CHECK ((lat IS NULL) = (lon IS NULL))
    ) STRICT;

    CREATE TABLE blob (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      sha256 TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64),
      size INTEGER NOT NULL,
      bytes BLOB NOT NULL,
      CHECK (size = length(bytes))
    ) STRICT;

    """

  private static let events = """
    CREATE TABLE log (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uuid TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
      fugitive INTEGER NOT NULL REFERENCES fugitive (id) ON DELETE RESTRICT,
      agent INTEGER REFERENCES agent (id) ON DELETE RESTRICT,
      action TEXT NOT NULL CHECK (trim(action) <> ''),
      date INTEGER,
      date_offset INTEGER,
      date_precision TEXT CHECK (date_precision IN ('year', 'month', 'day', 'instant')),
      date_circa INTEGER CHECK (date_circa IN (0, 1)),
      place INTEGER REFERENCES place (id) ON DELETE RESTRICT,
      lat INTEGER CHECK (lat BETWEEN -900000000 AND 900000000),
      lon INTEGER CHECK (lon BETWEEN -1800000000 AND 1800000000),
      reason TEXT,
      note TEXT,
      note_cd TEXT,
      private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1)),
      photo INTEGER REFERENCES photo (id) ON DELETE SET NULL,
      CHECK ((date IS NULL) = (date_precision IS NULL)
        AND (date IS NULL) = (date_offset IS NULL)
        AND (date IS NULL) = (date_circa IS NULL)),
      CHECK ((lat IS NULL) = (lon IS NULL))
    ) STRICT;

    CREATE TABLE source (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      fugitive INTEGER NOT NULL REFERENCES fugitive (id) ON DELETE RESTRICT,
      name TEXT NOT NULL CHECK (trim(name) <> ''),
      key TEXT NOT NULL CHECK (trim(key) <> ''),
      url TEXT,
      fetched INTEGER,
      fetched_offset INTEGER,
      raw_sha256 TEXT CHECK (length(raw_sha256) = 64),
      UNIQUE (name, key),
      CHECK ((fetched IS NULL) = (fetched_offset IS NULL))
    ) STRICT;

    """

  private static let records = """
    CREATE TABLE "view" (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
      predicate TEXT NOT NULL,
      sort TEXT,
      fields TEXT
    ) STRICT;

    CREATE TABLE history (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      user TEXT NOT NULL,
      agent TEXT,
      verb TEXT NOT NULL,
      words TEXT,
      words_salt TEXT,
      words_digest TEXT NOT NULL,
      schema INTEGER NOT NULL,
      reverses INTEGER REFERENCES history (id),
      erased INTEGER NOT NULL DEFAULT 0 CHECK (erased IN (0, 1)),
      previous_hash TEXT NOT NULL,
      hash TEXT NOT NULL
    ) STRICT;

    CREATE TABLE history_row (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      entry INTEGER NOT NULL REFERENCES history (id),
      segment INTEGER NOT NULL,
      table_name TEXT NOT NULL,
      row INTEGER NOT NULL,
      fugitive INTEGER,
      before TEXT,
      after TEXT,
      salt TEXT,
      digest TEXT NOT NULL
    ) STRICT;

    """

  static let indexes = """
    CREATE INDEX agent_name_cd ON agent (name_cd);
    CREATE INDEX offense_name_cd ON offense (name_cd);
    CREATE INDEX tag_name_cd ON tag (name_cd);
    CREATE INDEX place_text_cd ON place (text_cd);
    CREATE INDEX place_country ON place (country);
    CREATE INDEX place_country_cd ON place (country_cd);
    CREATE INDEX place_state ON place (state, zip);
    CREATE INDEX place_state_cd ON place (state_cd);
    CREATE INDEX place_zip ON place (zip);
    CREATE INDEX place_zip_cd ON place (zip_cd);
    CREATE INDEX place_city ON place (city);
    CREATE INDEX place_city_cd ON place (city_cd);
    CREATE INDEX fugitive_name ON fugitive (name);
    CREATE INDEX fugitive_name_cd ON fugitive (name_cd);
    CREATE INDEX fugitive_bounty ON fugitive (bounty);
    CREATE INDEX fugitive_captured_bounty ON fugitive (captured, bounty);
    CREATE INDEX fugitive_captured_captdate ON fugitive (captured, captdate);
    CREATE INDEX fugitive_captured_by ON fugitive (captured_by);
    CREATE INDEX fugitive_captured_place ON fugitive (captured_place);
    CREATE INDEX fugitive_last_seen ON fugitive (last_seen);
    CREATE INDEX fugitive_last_seen_place ON fugitive (last_seen_place);
    CREATE INDEX fugitive_due ON fugitive (due);
    CREATE INDEX fugitive_warrant ON fugitive (warrant);
    CREATE INDEX fugitive_warrant_cd ON fugitive (warrant_cd);
    CREATE INDEX fugitive_agent ON fugitive (agent);
    CREATE INDEX fugitive_place ON fugitive (place);
    CREATE INDEX fugitive_primary_photo ON fugitive (primary_photo);
    CREATE INDEX fugitive_trashed ON fugitive (trashed);
    CREATE INDEX alias_fugitive ON alias (fugitive);
    CREATE INDEX alias_name ON alias (name);
    CREATE INDEX alias_name_cd ON alias (name_cd);
    CREATE INDEX birth_fugitive ON birth (fugitive);
    CREATE INDEX birth_day ON birth (day);
    CREATE INDEX fugitive_tag_tag ON fugitive_tag (tag);
    CREATE INDEX fugitive_offense_offense ON fugitive_offense (offense);
    CREATE INDEX photo_fugitive ON photo (fugitive);
    CREATE INDEX photo_sha256 ON photo (sha256);
    CREATE INDEX photo_png_sha256 ON photo (png_sha256);
    CREATE INDEX photo_thumbnail_sha256 ON photo (thumbnail_sha256);
    CREATE INDEX photo_cropped_from ON photo (cropped_from);
    CREATE INDEX log_fugitive ON log (fugitive);
    CREATE INDEX log_date ON log (date);
    CREATE INDEX log_agent ON log (agent);
    CREATE INDEX log_place ON log (place);
    CREATE INDEX log_photo ON log (photo);
    CREATE INDEX source_fugitive ON source (fugitive);
    CREATE INDEX source_raw_sha256 ON source (raw_sha256);
    CREATE INDEX history_reverses ON history (reverses);
    CREATE INDEX history_row_entry ON history_row (entry);
    CREATE INDEX history_row_fugitive ON history_row (fugitive);

    """

  private static let views = #"""
    CREATE VIEW readable_fugitive AS
    SELECT
      f.id, f.uuid, f.name,
      CASE WHEN f.bounty IS NULL THEN NULL
        ELSE printf('%d.%03d', f.bounty / 1000, f.bounty % 1000) END AS bounty,
      f.currency, f.captured,
      \#(readableDate("f.captdate")) AS captdate,
      (SELECT name FROM agent WHERE id = f.captured_by) AS captured_by,
      (SELECT text FROM place WHERE id = f.captured_place) AS captured_place,
      (SELECT name FROM agent WHERE id = f.agent) AS agent,
      (SELECT text FROM place WHERE id = f.place) AS place,
      (SELECT date FROM birth WHERE fugitive = f.id AND date IS NOT NULL
        ORDER BY confirmed DESC, id LIMIT 1) AS born,
      f.warrant,
      \#(readableDate("f.due")) AS due,
      (SELECT group_concat(name, '|') FROM (SELECT t.name FROM fugitive_tag j
        JOIN tag t ON t.id = j.tag WHERE j.fugitive = f.id ORDER BY j.id)) AS tags,
      (SELECT count(*) FROM photo p WHERE p.fugitive = f.id) AS photos,
      f.description, f.notes, f.trashed IS NOT NULL AS trashed,
      strftime('%Y-%m-%dT%H:%M:%SZ', f.created / 1000000, 'unixepoch') AS created,
      strftime('%Y-%m-%dT%H:%M:%SZ', f.modified / 1000000, 'unixepoch') AS modified
    FROM fugitive f;

    CREATE VIEW readable_log AS
    SELECT
      l.id, l.fugitive, f.name, l.action,
      \#(readableDate("l.date")) AS date,
      (SELECT name FROM agent WHERE id = l.agent) AS agent,
      (SELECT text FROM place WHERE id = l.place) AS place,
      l.reason, l.note, l.private
    FROM log l JOIN fugitive f ON f.id = l.fugitive;

    CREATE VIEW readable_photo AS
    SELECT
      p.id, p.fugitive, f.name, f.primary_photo IS p.id AS is_primary, p.file, p.width, p.height,
      p.size, p.sha256, p.png_sha256, p.source, p.caption,
      \#(readableDate("p.taken_at")) AS taken_at
    FROM photo p JOIN fugitive f ON f.id = p.fugitive;
    """#

  /// A date as far as it is known, with `~` when it is only about right.
  private static func readableDate(_ column: String) -> String {
    // The division rounds towards zero, and a time before 1970 must not reach the next second.
    let seconds = "(\(column) - (\(column) < 0) * 999999) / 1000000"
    return """
      iif(\(column)_circa, '~', '') || CASE \(column)_precision
          WHEN 'instant' THEN strftime('%Y-%m-%dT%H:%M:%SZ', \(seconds), 'unixepoch')
          WHEN 'day' THEN strftime('%Y-%m-%d', \(seconds), 'unixepoch')
          WHEN 'month' THEN strftime('%Y-%m', \(seconds), 'unixepoch')
          WHEN 'year' THEN strftime('%Y', \(seconds), 'unixepoch') END
      """
  }
}
