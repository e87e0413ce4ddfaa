import IntentSemantics

/// What is asked for and makes no sense, each with the reason.
struct SurfaceRefusals {
  /// What is asked of.
  let module: MigratedModule

  /// The refusals in a module.
  init(_ module: MigratedModule) {
    self.module = module
  }

  /// What is refused, declaration by declaration.
  var faults: [ConfigurationFault] { module.intents.flatMap(faults(of:)) + module.allTypes.flatMap(faults(of:)) }

  // MARK: Intents

  private func faults(of intent: MigratedIntent) -> [ConfigurationFault] {
    [replacementFault(of: intent)].compactMap(\.self)
  }

  private func replacementFault(of intent: MigratedIntent) -> ConfigurationFault? {
    guard let type = intent.surfaces.replacement else { return nil }
    if module.intent(called: type.value) == intent {
      return ConfigurationFault("'\(intent.intent.name)' cannot take the place of itself", type)
    }
    guard type.value.isTypeName else {
      return ConfigurationFault(
        "'\(type.value)' is no name of a type", type, hint: "name the structure that takes the place of the action")
    }
    return nil
  }

  // MARK: Types

  private func faults(of type: MigratedType) -> [ConfigurationFault] {
    guard type.isTransient, let query = type.surfaces.query else { return [] }
    return [ConfigurationFault("no parameter has objects of type '\(type.type.name)', so nobody looks one up", query)]
  }
}

extension String {
  /// Whether it is the name of a type, perhaps one inside another.
  ///
  /// For example: `Kitchen`, `Kitchen.Oven`
  var isTypeName: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isIdentifier }
  }
}
