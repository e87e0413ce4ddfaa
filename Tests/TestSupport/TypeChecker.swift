/// Asks the compiler whether generated SiriKit files are right, with the stand-in modules in place of Apple's.
package struct TypeChecker: Sendable {
  private let compiler: CompilerFrontEnd
  private let moduleArguments: [String]

  /// A checker over the emitted stand-in modules.
  ///
  /// - Throws: An error if there is no compiler or a module does not compile.
  package init() throws {
    self.init(compiler: try CompilerFrontEnd(), moduleArguments: try StandInModules.emitted().arguments)
  }

  /// A checker over the same modules with those of App Intents, for code that has both worlds.
  ///
  /// - Throws: An error if there is no compiler or a module does not compile.
  package static func ofBothWorlds() throws -> TypeChecker {
    TypeChecker(compiler: try CompilerFrontEnd(), moduleArguments: try StandInModules.emittedWithAppIntents().arguments)
  }

  /// A checker with other ways to find modules.
  package init(compiler: CompilerFrontEnd, moduleArguments: [String]) {
    self.compiler = compiler
    self.moduleArguments = moduleArguments
  }

  /// Type-checks the files as one module.
  ///
  /// A generated file is empty where `Intents` cannot be imported, and an empty file has no errors. So another file is added
  /// that names the types the others have to declare.
  ///
  /// - Parameters:
  ///   - sources: The files; none may be called `Sentinel.swift`.
  ///   - expectedTypes: Types that `sources` must declare, at least one; a name may be a word that Swift reserves.
  ///   - mode: The language mode.
  ///   - furtherArguments: What else the compiler is told.
  /// - Returns: What the compiler says.
  /// - Throws: An error if the compiler cannot be started.
  package func check(
    _ sources: [SwiftSource], expecting expectedTypes: [String], in mode: SwiftLanguageMode,
    furtherArguments: [String] = []
  ) throws -> CompilerReport {
    precondition(!expectedTypes.isEmpty, "A check without an expected type passes when nothing is found.")
    let action = ["-typecheck", "-module-name", "Generated", "-parse-as-library", "-swift-version", mode.rawValue]
    return try compiler.run(action + moduleArguments + furtherArguments, on: sources + [sentinel(for: expectedTypes)])
  }

  /// The file that names each type once; an alias may stand for a class, an enumeration or a protocol.
  private func sentinel(for types: [String]) -> SwiftSource {
    let lines = types.enumerated().map { "typealias Expected\($0.offset) = `\($0.element)`\n" }
    return SwiftSource(name: "Sentinel.swift", text: lines.joined())
  }
}
