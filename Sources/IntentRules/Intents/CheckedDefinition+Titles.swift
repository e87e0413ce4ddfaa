internal import IntentModel
internal import SourceDiagnostics

extension CheckedDefinition {
  /// The titles and the descriptions of all intents as far as they have text, each with its word for messages.
  var titlesAndDescriptions: [(noun: String, text: Located<String>)] {
    document.intents.flatMap { intent in
      [
        (DefinitionTextKind.intentTitle.noun, intent.title?.text.nonEmpty),
        (DefinitionTextKind.intentDescription.noun, intent.description?.text.nonEmpty),
      ].compactMap { noun, text in text.map { (noun, $0) } }
    }
  }
}
