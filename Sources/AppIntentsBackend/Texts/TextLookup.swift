/// How the translations of a text are found.
enum TextLookup {
  /// By its words, since App Intents take no key for it.
  case byWords

  /// By its words or a key, by the system.
  case byKey

  /// The same, but by code that runs when the text is said, so that it could fill in values itself.
  case whenSaid
}
