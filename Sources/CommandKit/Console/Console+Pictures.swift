extension Console {
  /// The colours that pictures may have on the terminal that prompts are on; none when they are not to be shown.
  ///
  /// That is where standard error is no terminal, is not coloured or can only print lines, where prompts are plain
  /// lines, and where the environment says `POSSE_IMAGE=none`.
  package var pictureDepth: ColorDepth {
    let mayShow =
      facts.errorsAreTerminal && colorsErrors && !facts.isDumb && !facts.isAccessible
      && !facts.refusesPictures
    return mayShow ? facts.colorDepth : .none
  }
}
