internal import ProjectModel
package import SourceDiagnostics

extension CheckedProject {
  /// The intents that apps and extensions of the project say they support, each once, with the first place that says so.
  package var supportedIntents: [(name: String, location: SourceLocation)] {
    var known: Set<String> = []
    return bundles.handlers.compactMap(\.infoPlist).flatMap { infoPlist in
      (infoPlist.intents.supported?.names ?? []).filter { name in
        known.insert(name.value).inserted
      }.map { ($0.value, infoPlist.location($0.range)) }
    }
  }
}
