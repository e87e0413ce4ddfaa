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
    module.intents.flatMap { [structureFile(of: $0)] + providerFiles(of: $0) } + enumerationFiles + entityFiles
  }

  private func structureFile(of intent: MigratedIntent) -> MigratedFile {
    var record = MigrationRecord()
    let structure = IntentStructure(intent, in: module)
    let declarations = structure.declarations(record: &record)
    return MigratedFile(
      name: intent.name + ".swift", owner: .project,
      file: SwiftFile(
        header: ["Migrated by intentc from \(module.programs[intent.program].definitionName)."],
        imports: structure.imports, declarations: declarations),
      record: record)
  }
}
