internal import SourceDiagnostics

extension CheckedLocalization {
  /// How much of the definition is translated, by language and group of texts.
  package var coverage: TranslationCoverage {
    TranslationCoverage(path: definition.source.path, languages: [])
  }
}
