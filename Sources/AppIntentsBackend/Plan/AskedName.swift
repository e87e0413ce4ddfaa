import SourceDiagnostics

/// What asks for a type that a definition does not ask for.
struct AskedName {
  /// What is asked for, in words of a configuration or of the command line.
  ///
  /// For example: `'snippet'`
  let words: String

  /// The place of the configuration; nil for the command line.
  let location: SourceLocation?

  /// What asks for something that intents may have.
  init<Value>(_ key: String, _ value: Configured<Value>?) {
    words = "'\(value?.option ?? key)'"
    location = value?.location
  }
}
