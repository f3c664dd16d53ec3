import CommandKit
import PosseModel
import PosseStore

/// The plan of `photo import`.
extension Wording {
  static func plan(_ plan: PhotoImportPlan) -> [TerminalLine] {
    plan.assignments.map(planned) + leftOver(plan)
  }

  /// What of a plan is not done, and how much there is in all.
  static func leftOver(_ plan: PhotoImportPlan) -> [TerminalLine] {
    var lines: [TerminalLine] = []
    for (path, people) in plan.ambiguous {
      let list = people.map { "#\($0.number)" }.joined(separator: ", ")
      lines.append("  \(path: path): left out, its name means \(list)")
    }
    for path in plan.unmatched { lines.append("  \(path: path): left out, its name means nobody") }
    var counts: [TerminalLine] = [
      photos(plan.assignments.count, of: plan.peopleCount)
    ]
    let left = plan.ambiguous.count + plan.unmatched.count
    if left > 0 { counts.append("\(left) left out") }
    if plan.otherCount > 0 { counts.append(others(plan.otherCount)) }
    guard left + plan.otherCount + plan.assignments.count > 0 else { return [] }
    lines.append(TerminalLine.joined(counts, separator: " · "))
    return lines
  }

  /// Whom the photos go to, as in "Add 3 photos to 2 people?".
  static func receivers(_ plan: PhotoImportPlan) -> String {
    plan.peopleCount == 1 ? "to 1 person" : "to \(plan.peopleCount) people"
  }

  private static func others(_ count: Int) -> TerminalLine {
    count == 1 ? "1 other file" : "\(count) other files"
  }

  private static func photos(_ count: Int, of people: Int) -> TerminalLine {
    "\(count) \(trusted: count == 1 ? "photo" : "photos") of "
      + "\(people) \(trusted: people == 1 ? "person" : "people")"
  }

  static func planned(_ assignment: PhotoImportPlan.Assignment) -> TerminalLine {
    let rule: TerminalLine =
      switch assignment.rule {
      case .source: "by source and key"
      case .number: "by number"
      case .name: "by name"
      }
    return "  \(path: assignment.path) → #\(assignment.person.id.number) "
      + "\(short: assignment.person.name), " + rule
  }
}
