/// An operand and how high its tree is, so that no tree grows beyond what recursion bears.
struct Measured {
  let operand: Operand
  let height: Int

  init(_ operand: Operand, height: Int = 1) {
    self.operand = operand
    self.height = height
  }
}
