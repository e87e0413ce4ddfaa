import SourceDiagnostics

/// What asks for a type that a definition does not ask for.
struct AskedName {
  /// What to do about it.
  ///
  /// For example: `leave 'snippet' out: …`
  let hint: String

  /// The place of the configuration; nil for the command line.
  let location: SourceLocation?

  /// What asks for something that intents may have.
  init<Value>(_ key: String, _ value: Configured<Value>?) {
    hint =
      "leave '\(value?.option ?? key)' out: its name is made of that of the intent, which has to stay"
    location = value?.location
  }

  /// A name that is asked for; nil where nothing asks for one.
  init?(_ name: ConfiguredText?) {
    guard let name else { return nil }
    hint = "choose another name"
    location = name.location
  }
}
