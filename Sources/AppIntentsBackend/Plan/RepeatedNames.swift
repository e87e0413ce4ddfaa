import IntentSemantics

/// Names of a configuration that mean a declaration which another name means too: of what both ask for, one would be lost.
struct RepeatedNames {
  /// What is asked of.
  let module: MigratedModule

  /// What is refused, name by name.
  var faults: [ConfigurationFault] {
    let surfaces = module.options.surfaces
    let names = (CallNames(module.intents), CallNames(module.allTypes), CallNames(module.enumerations))
    return faults(surfaces.intents, meaning: names.0.index) + faults(surfaces.types, meaning: names.1.index)
      + faults(surfaces.enumerations, meaning: names.2.index) + faults(surfaces.systemIntents) { $0 }
  }

  /// What the command line says comes first, and a configuration may add to it.
  private func faults<Surfaces, Meaning: Hashable>(
    _ list: SurfaceList<Surfaces>, meaning: (String) -> Meaning?
  ) -> [ConfigurationFault] {
    var known: [Meaning: String] = [:]
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
