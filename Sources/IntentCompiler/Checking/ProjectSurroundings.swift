internal import HandlerSources
internal import IntentModel
internal import IntentRules
internal import IntentSemantics
internal import Localization
internal import ProjectModel
internal import SourceDiagnostics
internal import SwiftSourceReader

/// What lies around the definitions of a check.
struct ProjectSurroundings: Sendable {
  /// What is wrong with the files themselves.
  private(set) var diagnostics = DiagnosticEngine()

  private var infoPlists: [InfoPlist] = []
  private var entitlements: [Entitlements] = []
  private var xcodeProjects: [XcodeProject] = []
  private var vocabularies: [LocalizedVocabulary] = []
  private let swiftSources: [SourceFile]
  private let swiftTypes: SwiftSourceIndex
  private let objectiveCSources: [SourceFile]
  private let objectiveCHandlers: ObjectiveCHandlerSearch

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - reader: How they are read.
  ///   - readsSwift: Whether the types of the Swift files are wanted; of all files there are, they take the longest.
  init(_ files: CheckedFiles, reader: ProjectFileReader, readsSwift: Bool = true) {
    let limits = reader.limits
    var diagnostics = DiagnosticEngine()
    infoPlists = files[.infoPlist].compactMap { InfoPlist.read($0, limits: limits, diagnostics: &diagnostics) }
    entitlements = files[.entitlements].compactMap { Entitlements.read($0, limits: limits, diagnostics: &diagnostics) }
    xcodeProjects = files[.xcodeProject].compactMap {
      XcodeProject.read($0, limits: limits, diagnostics: &diagnostics)
    }
    let front = FrontEnd(options: reader.options)
    vocabularies = files[.vocabulary].compactMap { file in
      front.vocabulary(of: file, diagnostics: &diagnostics).map {
        LocalizedVocabulary(language: VocabularySearch.language(ofFolder: file.path.directoryOfPath), document: $0)
      }
    }
    swiftSources = files[.swiftSource]
    let written = !readsSwift ? [] : swiftSources.filter { !$0.isGeneratedCode }
    swiftTypes = SwiftSourceIndex(sources: Parallel.map(written) { SwiftSource(reading: $0) })
    let objectiveC = files[.objectiveCSource]
    objectiveCSources = objectiveC.filter { $0.mentions("IntentHandling") }
    objectiveCHandlers = ObjectiveCHandlerSearch(readsSwift ? objectiveC : [], swiftTypes: swiftTypes)
    self.diagnostics = diagnostics
  }

  /// The language of the texts in the definitions, if all Xcode projects agree on it.
  var developmentLanguage: String? {
    let regions = Set(xcodeProjects.compactMap { $0.developmentRegion.map { LanguageName($0.value) } })
    return regions.count == 1 ? regions.first?.spelling : nil
  }

  /// The languages of the Xcode projects that a definition is a member of; of all projects where it is in none.
  func languages(ofDefinitionAt path: String) -> [String] {
    let own = xcodeProjects.filter { !$0.targets(containing: path).isEmpty }
    let regions = (own.isEmpty ? xcodeProjects : own).flatMap { $0.knownRegions?.names ?? [] }.map(\.value)
    return Set(regions).filter { $0 != "Base" && !$0.isEmpty }.sorted()
  }

  /// The definitions together with what lies around them.
  ///
  /// - Parameters:
  ///   - definitions: The definitions that are compiled.
  ///   - localizations: The definitions with their tables.
  ///   - tables: All tables; those of Info.plist files are picked from them.
  ///   - hasUnreadDefinitions: Whether a definition could not be read.
  /// - Returns: What rules about projects look at.
  func project(
    definitions: [CheckedDefinition], localizations: [CheckedLocalization], tables: [ReadTable],
    hasUnreadDefinitions: Bool
  ) -> CheckedProject {
    CheckedProject(
      definitions: definitions, localizations: localizations, infoPlists: infoPlists, entitlements: entitlements,
      xcodeProjects: xcodeProjects, vocabularies: vocabularies, swiftSources: swiftSources,
      swiftTypes: swiftTypes, objectiveCSources: objectiveCSources,
      objectiveCHandlers: objectiveCHandlers.handlers(for: definitions),
      localizedInfoTables: tables.filter { $0.file.stem == "InfoPlist" }.flatMap(\.tables),
      hasUnreadDefinitions: hasUnreadDefinitions)
  }
}
