import Foundation

/// Asks the compiler whether migrated code is right, with stand-in modules in place of Apple's.
package struct AppIntentsChecker: Sendable {
  private let compiler: CompilerFrontEnd

  /// A checker with the compiler that is in `PATH`.
  ///
  /// - Throws: An error if there is no compiler.
  package init() throws {
    compiler = try CompilerFrontEnd()
  }

  /// Type-checks the files as one module.
  ///
  /// - Throws: An error if the compiler cannot be started or a stand-in module does not compile.
  package func check(
    _ sources: [SwiftSource], in mode: SwiftLanguageMode, furtherArguments: [String] = []
  ) throws
    -> CompilerReport
  {
    precondition(!sources.isEmpty, "A check of no file passes.")
    return try compiler.run(
      Self.action(mode) + AppIntentsModules.emitted(for: .checking).arguments + furtherArguments, on: sources)
  }

  /// Type-checks actions that ask handlers, together with the legacy classes in the portable flavour and with handlers.
  ///
  /// - Parameters:
  ///   - sources: The files of one module.
  ///   - mode: The language mode.
  ///   - findsDataRaces: Whether the compiler goes on to where it looks for data races, in the mode that does so.
  /// - Returns: What the compiler says.
  /// - Throws: An error if the compiler cannot be started or a stand-in module does not compile.
  package func checkBridge(
    _ sources: [SwiftSource], in mode: SwiftLanguageMode, findsDataRaces: Bool = true
  ) throws -> CompilerReport {
    precondition(!sources.isEmpty, "A check of no file passes.")
    return try compiler.run(
      mode.checkingAction(findsDataRaces: findsDataRaces) + [
        "-module-name", "Migrated", "-parse-as-library", "-swift-version", mode.rawValue,
      ]
        + AppIntentsModules.emitted(for: .bridge).arguments, on: sources)
  }

  /// What the files use of later systems than the given one without a condition.
  ///
  /// On Linux the compiler does not look at versions of Apple's systems. It does at those of manifests, on every system: so
  /// files and stand-in modules are checked with these in place of iOS.
  ///
  /// - Parameters:
  ///   - sources: The files of one module.
  ///   - target: The version of iOS, for example `16.0`.
  /// - Returns: What is used, and any other error.
  /// - Throws: An error if the compiler cannot be started or a stand-in module does not compile.
  package func unavailable(in sources: [SwiftSource], on target: String) throws -> [CompilerDiagnostic] {
    precondition(!sources.isEmpty, "A check of no file passes.")
    // A declaration for a later system may use anything in the compiler's eyes, until that system is the one checked for.
    let later = sources.flatMap(\.versionsOfDeclarations).filter {
      $0.compare(target, options: .numeric) != .orderedAscending
    }
    let comparable = sources.map(\.withComparableVersions)
    let conditions = Dictionary(uniqueKeysWithValues: sources.map { ($0.name, $0.availabilityConditions) })
    var found: [CompilerDiagnostic] = []
    for version in Set(later + [target]).sorted() {
      found += try unavailable(in: comparable, onExactly: version, conditions).filter { !found.contains($0) }
    }
    return found
  }

  private func unavailable(
    in comparable: [SwiftSource], onExactly version: String, _ conditions: [String: [SwiftSource.AvailabilityCondition]]
  ) throws -> [CompilerDiagnostic] {
    let report = try compiler.run(
      Self.action(.five) + AppIntentsModules.emitted(for: .versions).arguments
        + ["-package-description-version", version], on: comparable)
    var found: [CompilerDiagnostic] = []
    for (index, error) in report.diagnostics.enumerated() where error.severity == .error {
      let notes = report.diagnostics[(index + 1)...].prefix { $0.severity == .note }
      let needed = notes.lazy.compactMap { $0.message.firstMatch(of: #/introduced in PackageDescription ([0-9.]+)/#) }
        .first.flatMap { Double($0.1) }
      let isUnderCondition = conditions[error.file, default: []].contains { condition in
        condition.lines.contains(error.line) && needed.map { $0 <= condition.version } ?? false
      }
      if !isUnderCondition { found.append(error) }
    }
    return found
  }

  private static func action(_ mode: SwiftLanguageMode) -> [String] {
    ["-typecheck", "-module-name", "Migrated", "-parse-as-library", "-swift-version", mode.rawValue]
  }
}
