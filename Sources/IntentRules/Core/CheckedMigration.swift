package import AppIntentsSources
package import Localization
package import SourceDiagnostics
package import SwiftSourceReader

/// App Intents in Swift sources, the tables of their phrases, and the definitions that they take the place of.
package struct CheckedMigration: Sendable {
  /// The definitions; empty where only the code is looked at.
  package let definitions: [CheckedDefinition]

  /// The Swift files, those of tests left out.
  package let sources: [SourceFile]

  /// What the sources declare, those of tests left out.
  package let code: AppIntentsCode

  /// The tables of phrases, sorted by path.
  package let phraseTables: [StringTable]

  /// The records of migrations, sorted by path.
  package let records: [RecordedMigration]

  /// The intent classes of the definitions.
  let intentClasses: IntentClasses

  /// The intents that take the place of legacy ones, each with what it takes the place of.
  let successors: [LegacySuccessor]

  /// App Intents and the definitions that they take the place of.
  package init(
    definitions: [CheckedDefinition], sources: [SwiftSource], phraseTables: [StringTable],
    records: [RecordedMigration] = []
  ) {
    self.definitions = definitions
    self.sources = sources.map(\.source)
    self.records = records
    self.phraseTables = phraseTables
    code = AppIntentsCode(sources)
    let classes = IntentClasses(definitions)
    intentClasses = classes
    successors = code.migratedIntents.flatMap { LegacySuccessor.all($0, classes: classes, records: records) }
  }
}
