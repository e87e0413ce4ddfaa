package import HandlerSources
internal import IntentModel
package import IntentSemantics
package import Localization
package import ProjectModel
package import SourceDiagnostics
package import SwiftSourceReader

/// Everything that a check has found around definitions; each part only where it is there.
package struct CheckedProject: Sendable {
  /// The definitions, sorted by path; of full copies in language folders the one that is compiled.
  package let definitions: [CheckedDefinition]

  /// The tables of the definitions, as the languages tell.
  package let localizations: [CheckedLocalization]

  /// Info.plist files, sorted by path.
  package let infoPlists: [InfoPlist]

  /// Entitlements, sorted by path.
  package let entitlements: [Entitlements]

  /// Xcode projects, sorted by path.
  package let xcodeProjects: [XcodeProject]

  /// Vocabulary files with the languages of their folders, sorted by path.
  package let vocabularies: [LocalizedVocabulary]

  /// The Swift files that mention intents, sorted by path.
  package let swiftSources: [SourceFile]

  /// The types of the Swift files that somebody wrote.
  package let swiftTypes: SwiftSourceIndex

  /// Objective-C files that mention handling protocols; only searched for names.
  package let objectiveCSources: [SourceFile]

  /// The classes in Objective-C that handle intents, without those of tests, by the class of the intent.
  let objectiveCHandlers: [String: [ObjectiveCIntentHandler]]

  /// The tables of `InfoPlist.strings` files, for usage descriptions that are only localised.
  package let localizedInfoTables: [StringTable]

  /// Whether a definition could not be read, so that there are classes that nobody knows.
  package let hasUnreadDefinitions: Bool

  /// The Swift files that somebody wrote: those that definitions generate tell nothing about handlers.
  let writtenSources: [SourceFile]

  /// Which folders hold tests.
  let testFolders: TestFolders

  /// The apps and extensions.
  let bundles: ProjectBundles

  /// The intent classes that there are.
  let intentClasses: IntentClasses

  /// A project of the given parts.
  package init(
    definitions: [CheckedDefinition], localizations: [CheckedLocalization] = [], infoPlists: [InfoPlist] = [],
    entitlements: [Entitlements] = [], xcodeProjects: [XcodeProject] = [], vocabularies: [LocalizedVocabulary] = [],
    swiftSources: [SourceFile] = [], swiftTypes: SwiftSourceIndex, objectiveCSources: [SourceFile] = [],
    objectiveCHandlers: [String: [ObjectiveCIntentHandler]] = [:], localizedInfoTables: [StringTable] = [],
    hasUnreadDefinitions: Bool = false
  ) {
    self.definitions = definitions
    self.localizations = localizations
    self.infoPlists = infoPlists
    self.entitlements = entitlements
    self.xcodeProjects = xcodeProjects
    self.vocabularies = vocabularies
    self.swiftSources = swiftSources
    self.swiftTypes = swiftTypes
    writtenSources = swiftSources.filter { !$0.isGeneratedCode }
    self.objectiveCSources = objectiveCSources
    self.localizedInfoTables = localizedInfoTables
    self.hasUnreadDefinitions = hasUnreadDefinitions
    let otherSources = infoPlists.map(\.source) + xcodeProjects.map(\.source) + entitlements.map(\.source)
    let testFolders = TestFolders(
      definitions.map(\.source) + otherSources + vocabularies.map(\.document.source) + swiftSources
        + objectiveCSources)
    self.testFolders = testFolders
    self.objectiveCHandlers = objectiveCHandlers.mapValues { handlers in
      handlers.filter { !testFolders.haveTest($0.conformance.file.path) }
    }
    bundles = ProjectBundles(infoPlists, xcodeProjects, testFolders)
    intentClasses = IntentClasses(definitions)
  }
}
