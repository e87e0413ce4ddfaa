import Localization
import SourceDiagnostics

extension TranslationFate {
  /// What is to be said about one translation: not about those that no reader misses.
  var remarks: [MigrationRemark] {
    let subject = "the \(translation.language) translation"
    switch outcome {
    case .carried(_, nil):
      return []
    case .carried(_, let review?):
      return [MigrationRemark(.open, element, subject, review, quoting: translation.key, at: translation.location)]
    case .leftOut(let reason, let detail):
      switch reason {
      case .blank, .overridden, .stale, .composite, .notWritten, .repeated: return []
      case .conflicting, .strayTokens, .forms, .phrase:
        return [MigrationRemark(.lost, element, subject, detail, quoting: translation.key, at: translation.location)]
      case .kept:
        return [
          MigrationRemark(.leftOut, element, subject, detail, quoting: translation.key, at: translation.location)
        ]
      }
    }
  }
}
