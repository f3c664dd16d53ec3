/// The third schema: which value of a list is offered first, as frozen text.
///
/// There is one row, with a column for each list. It is tracked, so that undo takes a choice back, and the
/// default travels with the book. The names of a list can be read in order from its index alone.
enum AddDefaults {
  static let script = """
    CREATE TABLE default_value (
      id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id = 1),
      agent INTEGER REFERENCES agent (id) ON DELETE RESTRICT,
      offense INTEGER REFERENCES offense (id) ON DELETE RESTRICT,
      place INTEGER REFERENCES place (id) ON DELETE RESTRICT
    ) STRICT;

    CREATE INDEX default_value_agent ON default_value (agent);
    CREATE INDEX default_value_offense ON default_value (offense);
    CREATE INDEX default_value_place ON default_value (place);

    INSERT INTO default_value (id) VALUES (1);

    DROP INDEX agent_name_cd;
    DROP INDEX offense_name_cd;
    DROP INDEX tag_name_cd;
    CREATE INDEX agent_name_cd ON agent (name_cd, name);
    CREATE INDEX offense_name_cd ON offense (name_cd, name);
    CREATE INDEX tag_name_cd ON tag (name_cd, name);

    """
}
