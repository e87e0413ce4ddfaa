internal import IntentSemantics
internal import ProjectModel
package import SourceDiagnostics

extension CheckedProject {
  /// The intents of the framework that apps and extensions of the project say they support, each once, with the first place
  /// that says so.
  package var supportedSystemIntents: [(name: String, location: SourceLocation)] {
    var known: Set<String> = []
    return bundles.handlers.compactMap(\.infoPlist).flatMap { infoPlist in
      (infoPlist.intents.supported?.names ?? []).filter { name in
        SystemIntentCatalogue.intent(named: name.value) != nil && known.insert(name.value).inserted
      }.map { ($0.value, infoPlist.location($0.range)) }
    }
  }
}
