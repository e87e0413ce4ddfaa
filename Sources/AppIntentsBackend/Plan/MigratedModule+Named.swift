import IntentSemantics
import SourceDiagnostics
import SwiftCode

extension MigratedModule {
  /// The intent that people mean by a name: that of its class, of its structure or its own.
  func intent(called name: String) -> MigratedIntent? { intents.called(name) }

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

  /// What makes no sense in the options: names that nothing has, and what is asked for in vain.
  package var optionFaults: [ConfigurationFault] {
    unknownNames + handlerFaults + RepeatedNames(module: self).faults + SurfaceRefusals(self).faults + nameFaults
      + SystemIntentRefusals(module: self).faults
  }

  /// What is wrong with the handlers that a configuration names: nothing is their intent, or nothing asks them.
  private var handlerFaults: [ConfigurationFault] {
    let classNames = intents.map(\.intent.className)
    return options.configuredHandlers.sorted { $0.key.value < $1.key.value }.compactMap { name, handler in
      guard let meant = intents.first(where: { $0.intent.className == name.value }) else {
        return ConfigurationFault(
          "no intent that is migrated has the class '\(name.value)'", name,
          hint: intent(called: name.value).map { Spelling.hint(naming: $0.intent.className) }
            ?? Spelling.hint(for: name.value, among: classNames))
      }
      guard !IntentStructure(meant, in: self).asksHandler else { return nil }
      return ConfigurationFault(
        "'\(meant.intent.name)' asks no handler, so nothing makes a '\(handler.value)'", name,
        hint: meant.isBridged ? "leave it out" : "leave it out, or ask for the bridge with 'perform: \"bridge\"'")
    }
  }

  /// The names that people give and that nothing can have.
  private var nameFaults: [ConfigurationFault] {
    let surfaces = options.surfaces
    return (surfaces.intents.newNames + surfaces.types.newNames + surfaces.enumerations.newNames).compactMap { name in
      if options.form == .compatible {
        return ConfigurationFault("the compatible form has the names of Xcode", name, hint: "use the modern form")
      }
      if SwiftIdentifier.isReserved(name.value, at: .variable) {
        return ConfigurationFault("no type can be called '\(name.value)'", name, hint: "choose another name")
      }
      guard let obstacle = MigratedNames(programs, recorded: [:]).obstacle(to: name.value) else { return nil }
      return ConfigurationFault(
        "no new type can be called '\(name.value)': \(obstacle)", name, hint: "choose another name")
    }
  }

  private var unknownNames: [ConfigurationFault] {
    let names = (intents: CallNames(intents), types: CallNames(allTypes), enumerations: CallNames(enumerations))
    return options.surfaces.intents.names.filter { names.intents.index(of: $0.value) == nil }.map(fault(ofUnknown:))
      + options.surfaces.types.names.filter { names.types.index(of: $0.value) == nil }.map { name in
        let isUnused = programs.flatMap(\.types).contains { [$0.name, $0.className].contains(name.value) }
        return fault(of: "type", name, isUnused: isUnused, among: allTypes.flatMap(\.callNames))
      }
      + options.surfaces.enumerations.names.filter { names.enumerations.index(of: $0.value) == nil }.map { name in
        let isUnused = programs.flatMap(\.enumerations).contains { [$0.name, $0.className].contains(name.value) }
        return fault(of: "enumeration", name, isUnused: isUnused, among: enumerations.flatMap(\.callNames))
      }
      + options.surfaces.systemIntents.names.filter { SystemIntentCatalogue.intent(named: $0.value) == nil }.map {
        name in
        let className = "IN" + name.value + "Intent"
        return ConfigurationFault(
          "the system has no intent '\(name.value)'", name,
          hint: SystemIntentCatalogue.intent(named: className).map { Spelling.hint(naming: $0.className) }
            ?? Spelling.hint(for: name.value, among: SystemIntentCatalogue.all.map(\.className)))
      }
  }

  /// That no type or enumeration is called so; one that no intent uses is not migrated.
  private func fault(
    of kind: String, _ name: ConfiguredText, isUnused: Bool, among names: [String]
  ) -> ConfigurationFault {
    isUnused
      ? ConfigurationFault(
        "no intent uses the \(kind) '\(name.value)', so it is not migrated", name, hint: "leave it out")
      : ConfigurationFault(
        "no \(kind) that is migrated is called '\(name.value)'", name,
        hint: Spelling.hint(for: name.value, among: names))
  }
}

extension MigratedModule {
  /// Whether a control has the parameters of an intent as settings.
  package func isForControls(_ intent: MigratedIntent) -> Bool {
    ControlConfiguration(of: IntentStructure(intent, in: self)) != nil
  }

  /// The name of the action that opens the app at an object of a type; nil for none.
  package func nameOfOpening(_ type: MigratedType) -> String? { OpenAction(type, in: self)?.name }

  /// The name of the action that opens the app at a value of an enumeration; nil for none.
  package func nameOfOpening(_ enumeration: MigratedEnumeration) -> String? {
    OpenAction(enumeration, in: self)?.name
  }
}
