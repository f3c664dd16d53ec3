import CSandbox
import Testing

@testable import Sandbox

@Suite struct LandlockRulesetTests {
  @Test(
    arguments: [
      (1, 0x1FFF, 0, 0), (2, 0x3FFF, 0, 0), (3, 0x7FFF, 0, 0), (4, 0x7FFF, 3, 0), (5, 0xFFFF, 3, 0),
      (6, 0xFFFF, 3, 3), (7, 0xFFFF, 3, 3), (99, 0xFFFF, 3, 3),
    ] as [(Int32, UInt64, UInt64, UInt64)])
  func `each version of the kernel's interface is asked for what it knows`(
    abi: Int32, files: UInt64, network: UInt64, scopes: UInt64
  ) {
    let rights = LandlockRuleset.rights(abi: abi)
    #expect(rights.file_system == files)
    #expect(rights.network == network)
    #expect(rights.scopes == scopes)
  }
}
