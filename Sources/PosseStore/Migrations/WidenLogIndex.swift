/// The fourth schema: the index of the log by agent also knows whose entry each is, as frozen text.
///
/// Who has an entry by some agent is then answered from the index alone, which takes half the time.
enum WidenLogIndex {
  static let script = """
    DROP INDEX log_agent;
    CREATE INDEX log_agent ON log (agent, fugitive);

    """
}
