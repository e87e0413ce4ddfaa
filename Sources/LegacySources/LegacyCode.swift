internal import HandlerSources
package import SourceDiagnostics
package import SwiftSourceReader

/// What Swift sources have of the world that App Intents take the place of.
package struct LegacyCode: Sendable {
  /// The places, in the order of the files.
  package let uses: [LegacyUse]

  /// The types that handle each intent, in the order of the files, by the class of the intent.
  package let handlers: [String: [HandlerCandidate]]

  /// The handlers that have the app go on with the work, by the class of the intent.
  package let continuingHandlers: [String: String]

  /// Where the sources declare types of their own at file level, without those of tests, by name.
  package let ownTypes: [String: SourceLocation]

  /// The classes of custom intents that types of the sources say they handle, whether a definition has them or not.
  package let handledClasses: [String]

  /// The number of files that were searched.
  package let fileCount: Int

  /// Searches files.
  ///
  /// Comments and strings count for nothing, apart from strings that name an activity.
  ///
  /// - Parameters:
  ///   - sources: The files, without generated ones.
  ///   - names: What is looked for.
  package init(in sources: [SwiftSource], names: LegacyNames) {
    let index = SwiftSourceIndex(sources: sources)
    let tests = TestFolders(sources.map(\.source))
    var handlers = HandlerTypes(
      index, sources: sources.map(\.source), isIntentClass: { names.intentClass($0) != nil }, isTest: tests.haveTest)
    var search = LegacyDeclarations(index: index, names: names)
    search.addHandlers(&handlers)
    search.addDispatchers()
    search.addHelpers(in: sources)
    search.addInterfaces()
    search.addTimelineProviders()
    let inference = IntentInference(sources, names: names)
    let own = OwnTypes(index)
    ownTypes = own.placesAtFileLevel.merging(Self.aliasesAtFileLevel(of: sources)) { type, _ in type }
      .filter { !tests.haveTest($0.value.file.path) }
    uses = sources.flatMap { source in
      let path = source.source.path
      let named = LegacyNameSearch(
        source, names: names, own: own, inference: inference, beside: search
      ).uses
      return ((search.uses[path] ?? []) + named).sorted { $0.location.range.lowerBound < $1.location.range.lowerBound }
    }
    self.handlers = search.handlers
    continuingHandlers = search.continuingHandlers
    handledClasses = sources.flatMap { $0.types.handledClasses }
    fileCount = sources.count
  }

  /// Where the sources have other names for types at file level.
  private static func aliasesAtFileLevel(of sources: [SwiftSource]) -> [String: SourceLocation] {
    Dictionary(
      sources.flatMap { source in
        source.aliases.filter { $0.qualifiedName == $0.name.value }.map { alias in
          (alias.name.value, SourceLocation(file: source.source, range: alias.name.range))
        }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension [SwiftTypeDeclaration] {
  /// The classes whose handling protocols are named.
  fileprivate var handledClasses: [String] {
    flatMap(\.inheritedTypes).compactMap { type in
      let name = type.value.split(separator: ".").last ?? ""
      return name.hasSuffix("IntentHandling") ? String(name.dropLast("Handling".count)) : nil
    }
  }
}
