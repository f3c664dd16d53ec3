import UnicodeText

extension TypedLine {
  /// The line in so many cells, made visible; its beginning gives way when it is longer.
  func shown(inCells cells: Int) -> TerminalLine {
    // Enough to fill the cells even when every letter carries several marks.
    let end = bytes.suffix(max(0, cells) * 16 + 256)
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    let whole = end.count < bytes.count ? end.drop(while: isContinuation) : end
    return .end(of: VisibleText.escaped(bytes: Array(whole)), cells: cells)
  }
}
