internal import IntentRules
internal import JSONReader
internal import SourceDiagnostics

extension RecordedMigration {
  /// What a `migration.lock.json` says, or nil when an error has been reported.
  static func read(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> RecordedMigration? {
    let reader = JSONReader(dialect: .json, problemID: .invalidMigrationLock)
    guard let root = reader.read(source, diagnostics: &diagnostics),
      let lock = MigrationLock.read(root, diagnostics: &diagnostics)
    else { return nil }
    let places = (root["intents"]?.elements ?? []).map { $0["class"]?.valueRange ?? $0.range }
    return RecordedMigration(
      source: source,
      intents: zip(lock.intents, places).map { intent, place in
        Intent(
          className: Located(intent.className, at: place), parameters: intent.parameters.map { ($0.name, $0.type) })
      },
      enumerations: Dictionary(
        lock.enumerations.map { ($0.type, $0.values.map(\.name)) }, uniquingKeysWith: { first, _ in first }),
      entities: Set(lock.types.map(\.type)))
  }
}
