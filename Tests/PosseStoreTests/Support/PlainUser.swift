import Foundation
import Testing

@testable import PosseStore

/// A process that may not write what it reads.
enum PlainUser {
  /// Gives up the rights of root for good; another user goes on as it is.
  static func become() throws {
    guard geteuid() == 0 else { return }
    try #require(setgroups(0, nil) == 0)
    try #require(setgid(65_534) == 0)
    try #require(setuid(65_534) == 0)
  }
}
