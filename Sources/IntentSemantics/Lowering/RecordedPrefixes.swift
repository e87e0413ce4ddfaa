package import IntentModel
package import SourceDiagnostics

extension DefinitionDocument {
  /// Notes each class prefix that the file records and the build does not use, or that it uses since none is given.
  ///
  /// The original ignores the record: it tells the project's setting at the last save. Stored data know the class name
  /// that the setting gave, so a difference may be an oversight.
  func noteRecordedPrefixes(in context: inout LoweringContext, isGiven: Bool) {
    let inForce = context.options.classPrefix
    var noted: Set<String> = isGiven ? [inForce, ""] : [""]
    for prefix in recordedPrefixes where noted.insert(prefix.value).inserted {
      if prefix.value == inForce {
        guard context.checkIdentifier(prefix) else { continue }
        context.report(
          .recordedPrefix, .note, "classes have the class prefix '\(inForce)' of the last save", at: prefix.range,
          hint: "pass another class prefix if they never had it")
      } else {
        context.report(
          .recordedPrefix, .note,
          "the class prefix '\(prefix.value)' of the last save is not in force"
            + (inForce.isEmpty ? "" : ", but '\(inForce)'"),
          at: prefix.range, hint: "pass it as the class prefix if the project still uses it")
      }
    }
  }

  /// The prefixes that the file records, intents first; not those beside class names that are spelt out.
  package var recordedPrefixes: [Located<String>] {
    let intents = intents.filter { !$0.isSystemIntent && $0.className.nonEmpty == nil }.map(\.classPrefix)
    let types = types.filter { $0.className.nonEmpty == nil }.map(\.classPrefix)
    return (intents + types).compactMap { $0.nonEmpty }
  }
}

extension LoweringOptions {
  /// The options with the class prefix that a definition records, where it is asked for and none is given.
  ///
  /// A project has one prefix; where entries record several, that of the first counts.
  func withPrefix(recordedIn document: DefinitionDocument) -> LoweringOptions {
    guard usesRecordedPrefix, classPrefix.isEmpty, let prefix = document.recordedPrefixes.first else { return self }
    return LoweringOptions(
      classPrefix: prefix.value, usesRecordedPrefix: true, vocabularies: vocabularies,
      danglingTokenSeverity: danglingTokenSeverity)
  }
}
