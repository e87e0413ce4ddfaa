import IntentSemantics
import SwiftCode

/// Makes App Intents of definitions.
package struct AppIntentsBackend: Sendable {
  /// What is written.
  let module: MigratedModule

  /// A back end for a module.
  package init(_ module: MigratedModule) {
    self.module = module
  }

  /// The files in their order: intents, enumerations, types, and what belongs to each behind it.
  package func files() -> [MigratedFile] {
    let structures = module.intents.map { IntentStructure($0, in: module) }
    var files = structures.enumerated().flatMap { index, structure in
      ([structure.file()]
        + [ControlConfiguration(of: structure)?.file(), SnippetStructure(of: structure)?.file()].compactMap(\.self)
        + optionFiles(of: structure.migrated)).map { $0.about(.intent(index)) }
    }
    files += enumerationFiles + entityFiles + bridgeFiles
    if let registration = DependencyRegistration(of: module) { files.append(registration.file()) }
    if let package = PackageDeclaration(module.options) { files.append(package.file()) }
    let skeletons = module.systemIntents.compactMap { SystemIntentSkeleton($0, in: module) }
    files += skeletons.map { $0.file() }
    if structures.contains(where: \.usesGap) || !skeletons.isEmpty || module.allTypes.contains(where: hasGap) {
      files.append(MigrationGap.file(module.options))
    }
    if module.options.stringKeys == .tablesOfDefinitions,
      files.contains(where: { $0.record.texts.contains { $0.hasOwnKey && !$0.source.tokens.isEmpty } })
    {
      files.append(DefinitionText.file(module))
    }
    return module.options.isNonisolated ? files.map(\.nonisolated) : files
  }

  /// Whether the query of a type has a gap that the code cannot fill with nothing.
  private func hasGap(_ type: MigratedType) -> Bool {
    !type.isTransient && type.queryKind(module.options) == .unique
  }
}
