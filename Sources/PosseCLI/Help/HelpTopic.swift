/// The topics of `posse help` that are no commands.
enum HelpTopic: String, CaseIterable {
  case predicates, dates, refs, environment
  case exitCodes = "exit-codes"
}
