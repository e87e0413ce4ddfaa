internal import IntentSemantics

/// The classes of the intents of the system.
enum SystemIntentNames {
  static let all = Set(SystemIntentCatalogue.all.map(\.className))
}
