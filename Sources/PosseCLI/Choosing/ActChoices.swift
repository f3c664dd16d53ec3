import CommandKit
import PosseModel
import PosseStore

/// The agent and the place of an act, either of which may be a `?` that asks for a choice; so does a state alone.
struct ActChoices {
  private let agentText: String?
  private let placeText: String?
  /// The option for the place.
  private let placeFlag: String

  init(agent: String?, place: String?, placeFlag: String) {
    agentText = agent
    placeText = place
    self.placeFlag = placeFlag
  }

  var asksForAgent: Bool { agentText == "?" }
  var asksForPlace: Bool { placeText == "?" }

  /// Whether there is a place to choose.
  func choosesPlace(in context: Context) -> Bool {
    asksForPlace || area(in: context) != nil
  }

  private func area(in context: Context) -> PlaceArea? {
    placeText.flatMap(context.areaToNarrow)
  }

  /// Refuses a choice where nobody can choose.
  func refuse(in context: Context) throws(Failure) {
    guard !context.console.canAsk else { return }
    if asksForAgent { throw .cannotChoose("--by", instead: "--by AGENT") }
    if asksForPlace { throw .cannotChoose(placeFlag, instead: "\(placeFlag) PLACE") }
  }

  /// Asks who did it; the agent of the configuration is what is kept.
  ///
  /// Must be called outside of transactions.
  func agent(
    for people: [PersonName], _ book: Book, in context: Context
  ) throws(Failure) -> String? {
    let subject = ChoiceSubject(
      title: "Agent", owner: Wording.people(people), kind: .agent, isList: false,
      present: context.agent.map { [$0] } ?? [],
      read: { text throws(Failure) in
        try CheckedText.read(text, as: .agent, subject: "--by") ?? ""
      })
    switch try ValuePicking(subject: subject, book: book, context: context).choose() {
    case .keep: return context.agent
    case .clear: return nil
    case .values(let texts): return texts.first
    }
  }

  /// Asks where it was.
  ///
  /// Must be called outside of transactions.
  func place(
    for people: [PersonName], _ book: Book, in context: Context
  ) throws(Failure) -> PlaceValue? {
    let flag = placeFlag
    let subject = ChoiceSubject(
      title: "Place", owner: Wording.people(people), kind: .place, isList: false, present: [],
      read: { text throws(Failure) in try Self.place(text, flag).machineText })
    switch try PlacePicking(subject: subject, book: book, context: context)
      .choose(in: area(in: context))
    {
    case .keep, .clear: return nil
    case .values(let texts):
      return try texts.first.map { text throws(Failure) in
        try Self.place(text, flag, isStored: true)
      }
    }
  }

  /// Refuses a place whose ZIP code does not belong to its state, in the name of the option.
  func confirmPair(of value: PlaceValue, _ reader: BookReader) throws(Failure) {
    guard let place = value.place else { return }
    do throws(StoreError) {
      try reader.confirmPair(of: place)
    } catch .foreignZIP(let problem) {
      throw .point(.place(.foreignZIP(problem)), subject: placeFlag)
    } catch {
      throw .store(error)
    }
  }

  private static func place(
    _ text: String, _ flag: String, isStored: Bool = false
  ) throws(Failure) -> PlaceValue {
    do {
      return try isStored ? PlaceValue(stored: text) : PlaceValue(parsing: text)
    } catch {
      throw .point(.place(error), subject: flag)
    }
  }
}
