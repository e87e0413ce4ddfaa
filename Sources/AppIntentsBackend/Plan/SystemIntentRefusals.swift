import IntentSemantics
import SourceDiagnostics

/// What is asked for in place of intents of the framework, and makes no sense.
struct SystemIntentRefusals {
  /// What is asked of.
  let module: MigratedModule

  /// What is refused, name by name.
  var faults: [ConfigurationFault] { module.options.surfaces.systemIntents.entries.compactMap(fault) }

  private func fault(_ entry: SurfaceList<SystemIntentSurfaces>.Entry) -> ConfigurationFault? {
    guard let known = SystemIntentCatalogue.intent(named: entry.name.value) else { return nil }
    let isWanted = entry.surfaces.schema != nil || entry.surfaces.isWritten?.value == true
    if module.options.form == .compatible, isWanted {
      return ConfigurationFault(
        "the compatible form writes nothing in place of intents of the system", entry.name, hint: "use the modern form")
    }
    let counterpart = known.counterpart
    if let schema = entry.surfaces.schema, !counterpart.names.contains("." + schema.value) {
      let names = counterpart.kind == .schema ? counterpart.names.map { String($0.dropFirst()) } : []
      guard !names.isEmpty else {
        return ConfigurationFault(
          "there is no schema in place of '\(known.className)'", schema, hint: counterpart.advice ?? counterpart.text)
      }
      return ConfigurationFault(
        "'\(schema.value)' does not take the place of '\(known.className)'", schema,
        hint: Spelling.hint(for: schema.value, among: names)
          ?? "name one of \(names.map { "'\($0)'" }.joined(separator: ", "))")
    }
    guard let asked = entry.surfaces.isWritten, asked.value else { return nil }
    if counterpart.kind == .none {
      return ConfigurationFault(
        "App Intents have nothing in place of '\(known.className)'", asked, hint: counterpart.advice)
    }
    guard counterpart.names.count == 1 else {
      let names = counterpart.names.map { "'\($0.dropFirst())'" }.joined(separator: " and ")
      return ConfigurationFault(
        "several schemas take the place of '\(known.className)'", asked, hint: "name one of \(names)")
    }
    return nil
  }
}
