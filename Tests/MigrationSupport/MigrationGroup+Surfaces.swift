package import IntentCompiler
package import TestSupport
import Testing

/// What is asked for of all intents at once, as far as it makes sense.
package enum AskedSurfaces: String, Sendable, CaseIterable {
  /// What needs iOS 26.
  case snippets
  /// Settings of widgets and controls.
  case configurations
  /// Schemas.
  case schemas

  /// The oldest targets that have it.
  package var targets: [String] {
    switch self {
    case .snippets: ["26.0"]
    case .configurations: ["16.0", "17.0", "18.0", "26.0"]
    case .schemas: ["18.0", "26.0"]
    }
  }

  /// What is asked for of an intent.
  fileprivate func entries(isBridged: Bool) -> [String] {
    let all = [
      #""donation": true"#, #""dependencies": { "theKitchen": "TheKitchen" }"#, #""open": true"#,
    ]
    let performing = isBridged ? [#""perform": "bridge""#] : []
    let own =
      switch self {
      case .snippets: [#""snippet": true"#, #""control": true"#]
      case .configurations: [#""widget": true"#, #""control": true"#, #""discoverable": true"#]
      case .schemas: [#""schema": "photos.openAsset""#]
      }
    return all + performing + own
  }
}

extension MigrationGroup {
  /// A configuration that asks for everything of all intents, but for what is refused; found once.
  ///
  /// - Parameters:
  ///   - asked: What is asked for.
  ///   - variation: How they are migrated.
  ///   - performing: What actions do that say nothing of it.
  ///   - isMixed: Whether every second action asks its handler.
  /// - Returns: The file, in which each surface has a line.
  /// - Throws: An expectation that failed.
  package func configuration(
    _ asked: AskedSurfaces, _ variation: MigrationVariation, _ performing: MigrateOptions.Performing? = nil,
    isMixed: Bool = false
  ) throws -> DefinitionSource {
    try accepted(asked, variation, performing, isMixed: isMixed).file
  }

  /// The same with what comes of it.
  private func accepted(
    _ asked: AskedSurfaces, _ variation: MigrationVariation, _ performing: MigrateOptions.Performing? = nil,
    isMixed: Bool = false
  ) throws -> Accepted {
    let key = SurfaceKey(
      definitions: paths, asked: asked, variation: variation.withoutMode, performing: performing, isMixed: isMixed)
    return try Self.surfaces.value(for: key) {
      let entries = intents.enumerated().map { index, name in
        WishList.Entry(
          section: "intents", name: name, wishes: asked.entries(isBridged: isMixed && index.isMultiple(of: 2)))
      }
      var options = try variation.withoutMode.options()
      if let performing { options.performing = performing }
      let (file, result) = try WishList(entries: entries).accepted(of: definitions, options)
      return Accepted(file: file, result: result)
    }
  }

  /// What comes of a configuration that asks for everything.
  private func result(
    _ asked: AskedSurfaces, _ variation: MigrationVariation, isMixed: Bool = false
  ) throws -> CompilationResult {
    let accepted = try accepted(asked, variation, isMixed: isMixed)
    guard variation != variation.withoutMode else { return accepted.result }
    return Compiler().migration(of: definitions, options: try variation.options(), configuration: accepted.file)
  }

  private struct Accepted: Sendable {
    let file: DefinitionSource
    let result: CompilationResult
  }

  private struct SurfaceKey: Hashable {
    let definitions: [String]
    let asked: AskedSurfaces
    let variation: MigrationVariation
    let performing: MigrateOptions.Performing?
    let isMixed: Bool
  }

  private static let surfaces = Memo<SurfaceKey, Accepted>()

  /// The files of a module with everything that makes sense, and the type that its dependencies are of.
  ///
  /// - Throws: An expectation that failed.
  package func sources(_ asked: AskedSurfaces, _ variation: MigrationVariation) throws -> [SwiftSource] {
    try result(asked, variation).files.map(SwiftSource.init(_:)) + [Self.dependency]
  }

  /// The same where every second action asks its handler, with the legacy classes.
  ///
  /// - Throws: An expectation that failed.
  package func mixedSources(_ asked: AskedSurfaces, _ variation: MigrationVariation) throws -> [SwiftSource] {
    BridgedSources(
      definitions, try variation.options(), result: try result(asked, variation, isMixed: true)
    ).all + [Self.dependency]
  }

  /// A module with everything that makes sense, and the tests that are written for it.
  ///
  /// - Parameters:
  ///   - asked: What is asked for.
  ///   - variation: How they are migrated.
  ///   - performing: What actions do; nil where every second asks its handler.
  ///   - module: The name of the module.
  /// - Returns: The module and its tests.
  /// - Throws: An expectation that failed.
  package func testedCode(
    _ asked: AskedSurfaces, _ variation: MigrationVariation, _ performing: MigrateOptions.Performing? = nil,
    module: String
  ) throws -> TestedCode {
    var options = try variation.options()
    if let performing { options.performing = performing }
    let file = try configuration(asked, variation, performing, isMixed: performing == nil)
    let tests = Compiler().migrationTests(
      of: definitions, options: options, configuration: file, module: module)
    #expect(!tests.report.hasErrors, "\(tests.report.rendered(as: .line))")
    return TestedCode(
      module: module,
      code: BridgedSources(definitions, options, configuration: file).all + [Self.dependency],
      tests: tests.files.map(SwiftSource.init(_:)))
  }

  private static let dependency = SwiftSource(
    name: "TheKitchen.swift", text: "public final class TheKitchen: Sendable {}\n")
}

extension MigrationVariation {
  /// The variation on whose language mode and words for access nothing depends: what is refused does not depend on them.
  fileprivate var withoutMode: MigrationVariation {
    MigrationVariation(form, target, .six, isComplete: isComplete)
  }
}
