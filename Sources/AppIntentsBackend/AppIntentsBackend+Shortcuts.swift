import IntentSemantics
import SwiftCode

extension AppIntentsBackend {
  /// The App Shortcuts of the module: the file of their provider, and their phrases for the tables; no file where no intent
  /// has a phrase that can be used.
  ///
  /// An app has one provider at most, so the file is the project's own from the first run on.
  ///
  /// - Parameters:
  ///   - originals: The texts and tables of the definitions, in their order; empty where nobody has read them.
  ///   - configuration: What is said about shortcuts beside the definitions.
  /// - Returns: The file, the phrases, and what is to be said about those that are left out.
  package func shortcuts(
    _ originals: [OriginalTexts] = [], configuration: ShortcutsConfiguration = ShortcutsConfiguration()
  ) -> MigratedShortcuts {
    let plan = ShortcutPlan(module, originals: originals, configuration: configuration)
    guard let first = plan.shortcuts.first else {
      return MigratedShortcuts(file: nil, texts: [], negativeTexts: nil, remarks: plan.remarks, faults: plan.faults)
    }
    let provider = ShortcutsProvider(plan: plan, module: module, configuration: configuration)
    var record = MigrationRecord()
    let declaration = provider.declaration(record: &record)
    let file = MigratedFile(
      name: provider.name + ".swift", owner: .project,
      file: SwiftFile(
        header: ["Migrated by intentc from \(module.programs[first.migrated.program].definitionName)."],
        condition: module.fileCondition, imports: module.imports([], isBridged: module.asksHandlers),
        declarations: [declaration]),
      record: record
    ).about(.shortcuts)
    return MigratedShortcuts(
      file: file, texts: plan.shortcuts.map(\.texts), negativeTexts: plan.negativeTexts(of: provider.name),
      remarks: [], faults: plan.faults)
  }
}
