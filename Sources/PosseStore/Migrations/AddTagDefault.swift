/// The fifth schema: a tag may be offered first as well, as frozen text.
enum AddTagDefault {
  static let script = """
    ALTER TABLE default_value ADD COLUMN tag INTEGER REFERENCES tag (id) ON DELETE RESTRICT;
    CREATE INDEX default_value_tag ON default_value (tag);

    """
}
