internal import IntentModel
internal import SourceDiagnostics

extension DefinitionDocument {
  /// Notes each class prefix that the file records and the build does not use.
  ///
  /// The original ignores the record: it tells the project's setting at the last save. Stored data know the class name
  /// that the setting gave, so a difference may be an oversight.
  func noteRecordedPrefixes(in context: inout LoweringContext) {
    var noted: Set<String> = [context.options.classPrefix, ""]
    let intents = intents.filter { !$0.isSystemIntent && $0.className.nonEmpty == nil }.map(\.classPrefix)
    let types = types.filter { $0.className.nonEmpty == nil }.map(\.classPrefix)
    for prefix in (intents + types).compactMap(\.self) where noted.insert(prefix.value).inserted {
      context.report(
        .recordedPrefix, .note,
        "the class prefix '\(prefix.value)' of the last save is not in force"
          + (context.options.classPrefix.isEmpty ? "" : ", but '\(context.options.classPrefix)'"),
        at: prefix.range, hint: "pass it as the class prefix if the project still uses it")
    }
  }
}
