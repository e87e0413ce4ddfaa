import IntentSemantics
import SourceDiagnostics

extension MigratedModule {
  /// The intent that people mean by a name: that of its class, of its structure or its own.
  func intent(called name: String) -> MigratedIntent? {
    intents.first { $0.intent.className == name } ?? intents.first { $0.name == name }
      ?? intents.first { $0.intent.name == name }
  }

  /// That no intent is called so.
  func fault(ofUnknown name: ConfiguredText) -> ConfigurationFault {
    let isOfSystem = programs.flatMap(\.systemIntents).contains { [$0.name, $0.className].contains(name.value) }
    let names = intents.flatMap { [$0.intent.name, $0.intent.className] }
    return ConfigurationFault(
      isOfSystem
        ? "'\(name.value)' is an intent of the system, which is not migrated"
        : "no intent that is migrated is called '\(name.value)'", name,
      hint: isOfSystem ? nil : Spelling.hint(for: name.value, among: names))
  }

  /// What makes no sense in the options: names that nothing has.
  package var optionFaults: [ConfigurationFault] {
    let names = options.controls + options.replacements.keys.sorted { $0.value < $1.value }
    return names.filter { intent(called: $0.value) == nil }.map(fault(ofUnknown:)) + replacementFaults + typeFaults
  }

  private var replacementFaults: [ConfigurationFault] {
    options.replacements.sorted { $0.key.value < $1.key.value }.compactMap { name, type in
      guard let intent = intent(called: name.value) else { return nil }
      if self.intent(called: type.value) == intent {
        return ConfigurationFault("'\(name.value)' cannot take the place of itself", type)
      }
      let parts = type.value.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ String($0).isIdentifier }) else {
        return ConfigurationFault(
          "'\(type.value)' is no name of a type", type, hint: "name the structure that takes the place of the action")
      }
      return nil
    }
  }

  private var typeFaults: [ConfigurationFault] {
    let known = (types + [untypedObjects].compactMap(\.self)).filter { !$0.isTransient }
    let names = known.flatMap { [$0.type.name, $0.name] }
    return options.enumerableTypes.sorted { $0.value < $1.value }.filter { !names.contains($0.value) }.map { name in
      ConfigurationFault(
        "no parameter has objects of a type '\(name.value)'", name, hint: Spelling.hint(for: name.value, among: names))
    }
  }
}
