package import IntentCompiler
package import TestSupport
import Testing

/// A way to migrate definitions, and how the outcome is compiled.
package struct MigrationVariation: Hashable, Sendable, CustomTestStringConvertible {
  package let form: MigrateOptions.Form
  /// The oldest system, for example `16.0`.
  package let target: String
  package let mode: SwiftLanguageMode
  package let access: AccessLevel?
  /// Whether everything is written that is not written unasked.
  package let isComplete: Bool
  /// Whether declarations of the module belong to the main actor, as in new projects.
  package let isOnMainActor: Bool

  /// How the entities of all types are found that can be found so, each with everything else that is asked for type by type;
  /// nil for what the definitions say.
  package let query: String?

  package var testDescription: String {
    "\(form) \(target) \(mode)" + (access.map { " \($0)" } ?? "") + (isComplete ? " complete" : "")
      + (isOnMainActor ? " on the main actor" : "") + (query.map { " with '\($0)' queries" } ?? "")
  }

  package init(
    _ form: MigrateOptions.Form, _ target: String, _ mode: SwiftLanguageMode, access: AccessLevel? = nil,
    isComplete: Bool = false, isOnMainActor: Bool = false, query: String? = nil
  ) {
    self.form = form
    self.target = target
    self.mode = mode
    self.access = access
    self.isComplete = isComplete
    self.isOnMainActor = isOnMainActor
    self.query = query
  }

  /// Whether data races are looked for, which takes twice as long as all the rest; an older target has none that the newest
  /// does not have.
  package var findsDataRaces: Bool {
    isOnMainActor || target == Self.targets.last
  }

  /// The options.
  ///
  /// - Throws: An error where the target is none.
  package func options() throws -> MigrateOptions {
    let system: MigrationTarget = try #require(MigrationTarget("iOS" + target))
    var options = MigrateOptions(form: form, target: system, access: access)
    options.languageMode = mode == .five ? .swift5 : .swift6
    options.isNonisolated = isOnMainActor
    if isComplete {
      options.writesPredictions = true
      options.writesDialogs = true
      options.requiresWidgetParameters = true
      options.continuesInApp = true
      options.stringKeys = .id
    }
    return options
  }

  /// What the compiler is told besides: features that are no part of a language mode yet, which people turn on.
  package var arguments: [String] {
    ["-package-name", "Migrated"] + isolation
      + (mode == .six
        ? ["MemberImportVisibility", "ExistentialAny"].flatMap { ["-enable-upcoming-feature", $0] } : [])
  }

  /// What the compiler is told of the actor that declarations belong to.
  package var isolation: [String] { isOnMainActor ? ["-default-isolation", "MainActor"] : [] }

  /// The targets that make a difference.
  package static let targets = ["16.0", "16.4", "17.0", "18.0", "26.0"]

  /// Both forms for all targets in Swift 6 mode, which looks at more; in Swift 5 mode, for the oldest and the newest.
  package static let all = MigrateOptions.Form.allCases.flatMap { form in
    targets.map { MigrationVariation(form, $0, .six) }
      + [targets.first, targets.last].compactMap { $0.map { MigrationVariation(form, $0, .five) } }
  }

  /// Those of them whose code is held against what its target has, which a language mode does not change.
  package static let systems = all.filter { $0.mode == .six }

  /// What is not written unasked, and words for access.
  package static let further = [
    MigrationVariation(.modern, "16.0", .six, isComplete: true),
    MigrationVariation(.modern, "26.0", .six, access: .public, isComplete: true),
    MigrationVariation(.modern, "17.0", .five, access: .package),
    MigrationVariation(.compatible, "16.0", .six, access: .public),
    MigrationVariation(.modern, "17.0", .six, isOnMainActor: true),
    MigrationVariation(.modern, "26.0", .five, isOnMainActor: true),
    MigrationVariation(.compatible, "17.0", .five, access: .internal, isComplete: true),
  ]

  /// Everything that can be asked for type by type.
  package static let surfaces = [
    MigrationVariation(.modern, "16.0", .five, query: "property"),
    MigrationVariation(.modern, "16.4", .six, query: "string"),
    MigrationVariation(.modern, "17.0", .six, isComplete: true, query: "property"),
    MigrationVariation(.modern, "17.0", .six, isOnMainActor: true, query: "property"),
    MigrationVariation(.modern, "17.0", .five, query: "enumerable"),
    MigrationVariation(.modern, "18.0", .six, query: "unique"),
    MigrationVariation(.modern, "18.0", .five, query: "id"),
    MigrationVariation(.modern, "26.0", .six, access: .public, query: "property"),
    MigrationVariation(.modern, "26.0", .five, query: "unique"),
  ]

  /// Those of them that published definitions are migrated with.
  package static let fewSurfaces = [
    MigrationVariation(.modern, "16.0", .five, query: "unique"),
    MigrationVariation(.modern, "26.0", .six, access: .public, query: "property"),
  ]

  /// Those that published definitions are migrated with: each form, access and mode is there, if not every combination.
  package static let few = [
    MigrationVariation(.modern, "16.0", .six),
    MigrationVariation(.modern, "18.0", .five, access: .public, isComplete: true),
    MigrationVariation(.compatible, "16.0", .five), MigrationVariation(.compatible, "17.0", .six),
  ]
}
