import CommandKit

extension Context {
  /// Sends long output through the user's pager, where output and input are terminals.
  func startPager() {
    let command =
      environment.text("POSSE_PAGER") ?? configuration[.pager] ?? environment.text("PAGER")
      ?? "less"
    console.startPaging(command: command)
  }
}
