internal import AppIntentsBackend
internal import LegacySources
internal import SourceDiagnostics

/// Which handler each action asks where no configuration names one: the one that the record has, for as long as it is there,
/// else the only one that a search has found.
///
/// A second handler must not take one away that works.
struct HandlerChoice {
  /// What the record of the last run names, by the class of the intent.
  let recorded: [String: String]

  /// The types that handle each intent; nil where none were looked for.
  let candidates: [String: [HandlerCandidate]]?

  /// What a configuration or the command line names.
  let configured: [String: String]

  /// The classes that are asked, by the class of the intent.
  var classes: [String: String] {
    guard let candidates else { return recorded }
    let kept = recorded.filter { candidates[$0.key]?.has($0.value) == true }
    return candidates.compactMapValues { $0.only?.name }.merging(kept) { _, kept in kept }
  }

  /// What is known of the handlers of an intent where none is asked, as a clause.
  var hints: [String: String] { candidates?.compactMapValues(\.words) ?? [:] }

  /// Warnings where the record names a handler, and the sources say otherwise.
  ///
  /// - Parameter classNames: The classes of the intents whose handlers are asked.
  /// - Returns: The warnings in the order of the classes.
  func warnings(for classNames: [String]) -> [Diagnostic] {
    guard let candidates else { return [] }
    return classNames.compactMap { className -> Diagnostic? in
      guard let name = recorded[className], configured[className] == nil else { return nil }
      let all = candidates[className] ?? []
      let others = all.filter { $0.name != name }
      if all.has(name) {
        guard let other = others.first else { return nil }
        return Diagnostic(
          .lossyMigration, severity: .warning,
          "'\(other.name)' handles '\(className)' too; the action goes on asking '\(name)', which the record names",
          at: other.location,
          hint:
            "'handlers: {\"\(className)\": \"\(name)\"}' in intentc.json says that this is right, or names another one",
          notes: all.filter { $0.name == name }.map { DiagnosticNote("the handler that is asked", at: $0.location) })
      }
      guard classes[className] == nil else { return nil }
      let found = all.first { $0.name == name }
      return Diagnostic(
        .lossyMigration, severity: .warning,
        found.flatMap { found in
          found.obstacle.map { "'\(name)' can no longer be asked for '\(className)': it \($0.words)" }
        } ?? "'\(name)', which the record names for '\(className)', is in none of the files that were searched",
        at: found?.location,
        hint: "name the handler as 'handlers' in intentc.json, or search its folder, too, with '--find-legacy'")
    }
  }
}
