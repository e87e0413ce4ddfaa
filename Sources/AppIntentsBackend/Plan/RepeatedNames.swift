import IntentSemantics

/// Names of a configuration that mean a declaration which another name means too: of what both ask for, one would be lost.
struct RepeatedNames {
  /// What is asked of.
  let module: MigratedModule

  /// What is refused, name by name.
  var faults: [ConfigurationFault] {
    let surfaces = module.options.surfaces
    return faults(surfaces.intents) { module.intents.called($0)?.callNames.first }
      + faults(surfaces.types) { module.allTypes.called($0)?.callNames.first }
      + faults(surfaces.enumerations) { module.enumerations.called($0)?.callNames.first }
      + faults(surfaces.systemIntents) { $0 }
  }

  /// What the command line says comes first, and a configuration may add to it.
  private func faults<Surfaces>(
    _ list: SurfaceList<Surfaces>, meaning: (String) -> String?
  ) -> [ConfigurationFault] {
    var known: [String: String] = [:]
    return list.entries.map(\.name).filter { $0.location != nil }.compactMap { name in
      guard let meant = meaning(name.value), let other = known.updateValue(name.value, forKey: meant) else {
        return nil
      }
      return ConfigurationFault(
        other == name.value
          ? "'\(name.value)' is named already" : "'\(name.value)' is what is named as '\(other)' already", name,
        hint: "say all of it in one place")
    }
  }
}
