/// Asks the compiler whether files can be parsed; needs no module, and takes a tenth of a second for a megabyte.
package struct SyntaxChecker: Sendable {
  private let compiler: CompilerFrontEnd

  /// A checker with the compiler that is in `PATH`.
  ///
  /// - Throws: An error if there is no compiler.
  package init() throws {
    compiler = try CompilerFrontEnd()
  }

  /// Parses the files, all in one run.
  ///
  /// - Throws: An error if the compiler cannot be started.
  package func check(_ sources: [SwiftSource], in mode: SwiftLanguageMode = .six) throws -> CompilerReport {
    try compiler.run(["-parse", "-parse-as-library", "-swift-version", mode.rawValue], on: sources)
  }
}
