import SourceDiagnostics

extension IntentProgram {
  /// The file name of the definition, for example `Intents.intentdefinition`; generated files name it at their top.
  package var definitionName: String { source.name }

  /// The name of the tables that hold translations, for example `Intents`.
  package var tableName: String { source.stem }
}
