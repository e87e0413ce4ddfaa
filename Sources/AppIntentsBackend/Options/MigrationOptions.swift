package import SourceDiagnostics
package import SwiftCode

/// How App Intents are written.
package struct MigrationOptions: Sendable, Equatable {
  /// Which language mode the code is for.
  package enum LanguageMode: Sendable, Equatable {
    case swift5
    case swift6
  }

  /// When texts have their string IDs as keys instead of the texts themselves.
  package enum StringKeys: Sendable, Equatable {
    /// Only those of the given IDs: texts that are alike but are translated differently.
    case texts(exceptIDs: Set<String>)
    /// Wherever the definition has an ID.
    case ids
    /// Wherever the definition has an ID, in the table that the definition has itself. The table writes places for values in
    /// a way of its own, so a text with some is looked up by the code where it is said; all others go by their words.
    case tablesOfDefinitions
  }

  /// What the code looks like.
  package var form: MigrationForm

  /// The oldest system that the code is for.
  package var target: SystemVersion

  /// Who may use the declarations; nil for no word, as within a module.
  package var access: AccessLevel?

  /// Who may use the legacy classes.
  package var legacyAccess = AccessLevel.public

  /// Whether types are marked `nonisolated`, so that a module whose code belongs to the main actor by default leaves them
  /// alone; needs Swift 6.1.
  package var isNonisolated = false

  /// Whether the code is compiled only where App Intents are, for a module that is built elsewhere, too.
  package var isConditional = false

  /// The condition under which code is compiled that needs App Intents and nothing else; nil for none.
  var frameworkCondition: String? { isConditional ? "canImport(AppIntents)" : nil }

  /// Which language mode the code is for; matters to the compatible form only.
  package var languageMode: LanguageMode

  /// Whether predictions are written; the compatible form always has them.
  package var writesPredictions: Bool

  /// Whether all dialogs are written as extensions of `IntentDialog`; the compatible form always has them.
  package var writesDialogs: Bool

  /// Whether parameters of widgets are not optional and their queries supply a first value.
  package var requiresWidgetParameters: Bool

  /// Whether responses are shown as snippets where nothing else is asked for.
  package var writesSnippets = false

  /// The intents that the project says it supports.
  package var supportedIntents: [SupportedIntent] = []

  /// Whether the app goes on with an action that says so, as handlers do with `continueInApp`.
  package var continuesInApp: Bool

  /// What is asked for beside what the definitions say.
  package var surfaces: MigrationSurfaces

  /// The name of the framework or package that the code is in; nil where it is in an app.
  package var packageName: String?

  /// The category of all actions; nil for the word of the definition.
  package var category: String?

  /// What actions do where nothing else is asked for; the compatible form has gaps only.
  package var performing = IntentSurfaces.Performing.gap

  /// What a configuration says of that; nil where none does, or the command line says otherwise.
  package var configuredPerforming: Configured<IntentSurfaces.Performing>?

  /// Whether a handler that is asked may resolve the parameters, too.
  package var letsHandlersResolve = true

  /// The classes of the handlers, by the class of the intent.
  package var handlerClasses: [String: String] = [:]

  /// What is known of the handlers of an intent where none is asked, as a clause, by the class of the intent.
  package var handlerHints: [String: String] = [:]

  /// The classes of the intents whose actions the project has gone on with: they ask no handler any more.
  package var selfReliantIntents: Set<String> = []

  /// The handlers that are known to have the app go on with the work, by the class of the intent.
  package var continuingHandlers: [String: String] = [:]

  /// The intents whose handlers are known, and never have the app go on, by class.
  package var backgroundIntents: Set<String> = []

  /// Where handlers in Objective-C are, by the class of the intent.
  package var objectiveCHandlers: [String: SourceLocation] = [:]

  /// Where a configuration says that the legacy classes are in Objective-C; nil where none does.
  package var objectiveCLocation: SourceLocation?

  /// The names that earlier runs gave enumerations and entities, by the legacy class.
  package var recordedNames: [String: String] = [:]

  /// The classes of the handlers that a configuration names, by the class of the intent.
  package var configuredHandlers: [ConfiguredText: ConfiguredText] = [:]

  /// When texts have their string IDs as keys.
  package var stringKeys: StringKeys

  /// Whether texts have their string IDs as keys wherever they can.
  package var usesStringIDs: Bool {
    if case .texts = stringKeys { false } else { true }
  }

  /// The string IDs that are those of several texts, and so the key of none.
  package var ambiguousStringIDs: Set<String> = []

  /// The name of the table that texts with an ID as key are in; nil for `Localizable`.
  package var stringTable: String?

  /// The names of the tables that the definitions have themselves, in their order.
  package var definitionTables: [String] = []

  /// Options of the given values.
  package init(
    form: MigrationForm = .modern, target: SystemVersion = .iOS16, access: AccessLevel? = nil,
    languageMode: LanguageMode = .swift5, writesPredictions: Bool = false, writesDialogs: Bool = false,
    requiresWidgetParameters: Bool = false, continuesInApp: Bool = false,
    surfaces: MigrationSurfaces = MigrationSurfaces(), packageName: String? = nil, category: String? = nil,
    stringKeys: StringKeys = .texts(exceptIDs: []), stringTable: String? = nil
  ) {
    self.form = form
    self.target = target
    self.access = access
    self.languageMode = languageMode
    self.writesPredictions = writesPredictions
    self.writesDialogs = writesDialogs
    self.requiresWidgetParameters = requiresWidgetParameters
    self.continuesInApp = continuesInApp
    self.surfaces = surfaces
    self.packageName = packageName
    self.category = category
    self.stringKeys = stringKeys
    self.stringTable = stringTable
  }

  /// Whether code for the target may use what came with a version.
  package func has(_ version: SystemVersion) -> Bool { target >= version }
}
