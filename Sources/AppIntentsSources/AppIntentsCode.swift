internal import SourceDiagnostics
package import SwiftSourceReader

/// The App Intents that Swift sources declare, as far as their text tells.
///
/// All files are taken for those of one app: a type may be declared in one and extended in another.
package struct AppIntentsCode: Sendable {
  /// The types of the files.
  package let index: SwiftSourceIndex

  /// The actions.
  package let intents: [AppIntentsType]

  /// The enumerations that parameters can have.
  package let enumerations: [AppIntentsType]

  /// The entities.
  package let entities: [AppIntentsType]

  /// The queries of entities, and the providers of options.
  package let queries: [AppIntentsType]

  /// The providers of shortcuts.
  package let shortcutsProviders: [AppIntentsType]

  /// The shortcuts, wherever they are made, and the phrases that are not to run one.
  package let shortcuts: [AppShortcutDeclaration]

  private let intentsByName: [String: AppIntentsType]

  /// The types by where their names stand.
  private let known: [Place: AppIntentsType]

  /// Where a type is declared.
  private struct Place: Hashable {
    let path: String
    let range: SourceRange

    init(_ declaration: SwiftTypeDeclaration) {
      path = declaration.source.path
      range = declaration.name.range
    }
  }

  /// The App Intents of some files.
  package init(_ sources: [SwiftSource]) {
    let index = SwiftSourceIndex(sources: sources)
    self.index = index
    var protocols: [Place: Set<String>] = [:]
    for name in AppIntentsProtocol.all {
      for type in index.types(conformingTo: name) {
        protocols[Place(type.declaration), default: []].insert(name)
      }
    }
    let types = index.types.compactMap { type in
      protocols[Place(type.declaration)].map { AppIntentsType(type, protocols: $0, index: index) }
    }
    known = Dictionary(types.map { (Place($0.declaration), $0) }, uniquingKeysWith: { first, _ in first })
    func having(_ protocols: Set<String>) -> [AppIntentsType] { types.filter { $0.conforms(to: protocols) } }
    shortcuts = sources.flatMap { AppShortcutDeclaration.shortcuts(in: $0.source) }
    intents = having(AppIntentsProtocol.intents)
    intentsByName = Dictionary(
      intents.flatMap { [($0.name, $0), ($0.declaration.name.value, $0)] }, uniquingKeysWith: { first, _ in first })
    enumerations = having(AppIntentsProtocol.enumerations)
    entities = having(AppIntentsProtocol.entities)
    queries = having(AppIntentsProtocol.queries)
    shortcutsProviders = having(AppIntentsProtocol.shortcutsProviders)
  }

  /// What the types of a name are; a name that is none of the files has none.
  package func types(named name: String, in declaration: SwiftTypeDeclaration) -> [AppIntentsType] {
    index.types(named: name, in: declaration).compactMap { known[Place($0.declaration)] }
  }

  /// The first intent of a name, with or without those of the types around it; nil where there is none.
  package func intent(named name: String) -> AppIntentsType? { intentsByName[name] }

  /// The intents that take the place of legacy ones.
  package var migratedIntents: [AppIntentsType] {
    intents.filter { $0.conforms(to: [AppIntentsProtocol.migration]) }
  }
}
