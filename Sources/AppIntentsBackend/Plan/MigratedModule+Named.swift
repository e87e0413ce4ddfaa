import IntentSemantics
import SourceDiagnostics

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
    unknownNames + unknownHandledIntents + RepeatedNames(module: self).faults + SurfaceRefusals(self).faults
      + SystemIntentRefusals(module: self).faults
  }

  private var unknownHandledIntents: [ConfigurationFault] {
    let classNames = intents.map(\.intent.className)
    return options.configuredHandlers.keys.filter { !classNames.contains($0.value) }.sorted { $0.value < $1.value }.map
    {
      ConfigurationFault(
        "no intent that is migrated has the class '\($0.value)'", $0,
        hint: Spelling.hint(for: $0.value, among: classNames))
    }
  }

  private var unknownNames: [ConfigurationFault] {
    options.surfaces.intents.names.filter { intent(called: $0.value) == nil }.map(fault(ofUnknown:))
      + options.surfaces.types.names.filter { allTypes.called($0.value) == nil }.map { name in
        ConfigurationFault(
          "no type that is migrated is called '\(name.value)'", name,
          hint: Spelling.hint(for: name.value, among: allTypes.flatMap(\.callNames)))
      }
      + options.surfaces.enumerations.names.filter { enumerations.called($0.value) == nil }.map { name in
        ConfigurationFault(
          "no enumeration that is migrated is called '\(name.value)'", name,
          hint: Spelling.hint(for: name.value, among: enumerations.flatMap(\.callNames)))
      }
      + options.surfaces.systemIntents.names.filter { SystemIntentCatalogue.intent(named: $0.value) == nil }.map {
        name in
        ConfigurationFault(
          "the system has no intent '\(name.value)'", name,
          hint: Spelling.hint(for: name.value, among: SystemIntentCatalogue.all.map(\.className)))
      }
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
