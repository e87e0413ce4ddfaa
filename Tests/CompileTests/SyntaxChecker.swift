/// Asks the compiler whether files can be parsed; needs no module, and takes a tenth of a second for a megabyte.
struct SyntaxChecker: Sendable {
  private let compiler: CompilerFrontEnd

  /// - Throws: An error if there is no compiler.
  init() throws {
    compiler = try CompilerFrontEnd()
  }

  /// Parses the files, all in one run.
  func check(_ sources: [SwiftSource], in mode: SwiftLanguageMode = .six) throws -> CompilerReport {
    try compiler.run(["-parse", "-parse-as-library", "-swift-version", mode.rawValue], on: sources)
  }
}
