internal import IntentModel

extension CheckedDefinition {
  /// The intents whose parameters, texts and outcomes the author decides on; the framework does for the others.
  var customIntents: [IntentEntry] {
    document.intents.filter { !$0.isSystem }
  }
}
