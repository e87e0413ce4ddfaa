import IntentSemantics
import SwiftCode

extension SurfaceRefusals {
  /// What is refused of an intent.
  func faults(of migrated: MigratedIntent) -> [ConfigurationFault] {
    let asked = AskedSurfaces(of: IntentStructure(migrated, in: module))
    guard module.options.form == .modern else { return asked.compatibleFaults }
    let single = [
      asked.performingFault, asked.widgetFault, asked.controlFault, asked.snippetFault, asked.openFault,
      asked.schemaFault, asked.donationFault, asked.continuationFault, replacementFault(of: migrated),
    ]
    return single.compactMap(\.self) + asked.dependencyFaults
      + OptionDependencyRefusal(structure: asked.structure).faults
  }

  private func replacementFault(of intent: MigratedIntent) -> ConfigurationFault? {
    guard let type = intent.surfaces.replacement else { return nil }
    if module.intent(called: type.value) == intent {
      return ConfigurationFault("'\(intent.intent.name)' cannot take the place of itself", type)
    }
    let successors = successors(of: intent)
    if successors.last == intent {
      let names = ([intent] + successors.dropLast()).map { "'\($0.intent.name)'" }
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return ConfigurationFault(
        "\(list) would take the place of each other", type, hint: "people are to use one of them")
    }
    guard type.value.isTypeName else {
      return ConfigurationFault(
        "'\(type.value)' is no name of a type", type, hint: "name the structure that takes the place of the action")
    }
    return nil
  }

  /// The intents that take the place of one, each that of the one before; the last may be the first again, or one between.
  private func successors(of intent: MigratedIntent) -> [MigratedIntent] {
    var successors: [MigratedIntent] = []
    var names: Set<String> = []
    var last = intent
    while let type = last.surfaces.replacement, let next = module.intent(called: type.value),
      names.insert(next.name).inserted
    {
      successors.append(next)
      if next == intent { break }
      last = next
    }
    return successors
  }

  /// The responses that are to be shown on systems that have no snippets.
  var snippetFaults: [ConfigurationFault] {
    guard module.options.writesSnippets else { return [] }
    return Self.snippetFault(Configured(true, option: "--snippets"), in: module.options).map { [$0] } ?? []
  }

  /// The dependencies that would have two types under one name, or two names for one type: the app makes all of them known in
  /// one place, and the system finds each by its type.
  var dependencyFaults: [ConfigurationFault] {
    var types: [String: String] = [:]
    var names: [String: String] = [:]
    return module.dependencies.compactMap { dependency in
      if let fault = fault(ofTypeOf: dependency) { return fault }
      let name = dependency.name.value
      // A property of the name of a type hides that in the code of its action.
      if SwiftIdentifier.isReserved(name, at: .member) || isTypeOfCode(name) {
        return ConfigurationFault(
          "no property can be called '\(name)'", dependency.name, hint: "give the dependency another name")
      }
      let type = dependency.type.value
      if let other = types.updateValue(type, forKey: name), other != type {
        return ConfigurationFault(
          "'\(name)' is a '\(other)' elsewhere, and cannot be a '\(type)' too", dependency.type,
          hint: "give one of them another name")
      }
      guard let other = names.updateValue(name, forKey: type), other != name else { return nil }
      return ConfigurationFault(
        "'\(other)' is the '\(type)' elsewhere, and '\(name)' would be the same object: the system finds it by its type",
        dependency.name, hint: "use one name, or give each a type of its own")
    }
  }

  /// A type of which the app has no single object that it could hand over.
  private func fault(ofTypeOf dependency: ConfiguredDependency) -> ConfigurationFault? {
    let type = dependency.type.value
    guard isTypeOfCode(type) else { return nil }
    return ConfigurationFault(
      "'\(type)' is nothing that the app could hand over", dependency.type,
      hint: "name a class, actor or protocol of the app")
  }

  /// Whether a name is that of a type which the code has, or uses.
  private func isTypeOfCode(_ name: String) -> Bool {
    ReservedTypeNames.all.contains(name) || ["Data", "Date", "Decimal", "Never", "UUID"].contains(name)
      || module.intents.contains { $0.name == name } || module.enumerations.contains { $0.name == name }
      || module.allTypes.contains { $0.name == name || $0.queryName == name }
  }

  /// Why the responses of actions cannot be shown as snippets at all; nil where they can.
  fileprivate static func snippetFault(
    _ asked: Configured<Bool>, in options: MigrationOptions
  ) -> ConfigurationFault? {
    guard !options.has(.iOS26) else { return nil }
    return ConfigurationFault(
      "snippets came with iOS 26, and what an action gives is the same on every system", asked,
      hint: "migrate for the systems that have them, with '--target iOS26.0'")
  }
}

/// What is asked for of an intent.
private struct AskedSurfaces {
  let structure: IntentStructure

  init(of structure: IntentStructure) {
    self.structure = structure
  }

  private var surfaces: IntentSurfaces { structure.migrated.surfaces }
  private var intent: Intent { structure.intent }
  private var name: String { intent.name }

  /// Something that is asked for; nil where it is not, or declined.
  private func wanted(_ surface: Configured<Bool>?) -> Configured<Bool>? { surface?.value == true ? surface : nil }

  // MARK: The compatible form

  /// Everything that Xcode's converter would not write.
  var compatibleFaults: [ConfigurationFault] {
    func fault<Value>(_ what: String, _ asked: Configured<Value>?) -> ConfigurationFault? {
      asked.map { ConfigurationFault("the compatible form \(what)", $0, hint: "use the modern form") }
    }
    let hidden =
      intent.isConfigurable && surfaces.isDiscoverable?.value == false ? surfaces.isDiscoverable : nil
    let bridged = surfaces.performing?.value == .bridge ? surfaces.performing : nil
    let widget = surfaces.isForWidgets?.value == intent.isEligibleForWidgets ? nil : surfaces.isForWidgets
    return [
      fault("has gaps only", bridged), fault("cannot hide an action", hidden),
      fault("leaves the choice of widgets to the definition", widget),
      fault("has no controls", wanted(surfaces.isForControls)), fault("has no snippets", wanted(surfaces.hasSnippet)),
      fault("opens nothing", wanted(surfaces.opensApp)), fault("has no schemas", surfaces.schema),
      fault("has no donations", wanted(surfaces.isDonated)),
      fault("does not go on in the app", wanted(surfaces.continuesInApp)),
      fault("has no dependencies", surfaces.dependencies.first?.name),
      fault(
        "has gaps only, and no options that depend on anything",
        surfaces.optionDependencies.keys.min { $0.value < $1.value }),
      fault("has no replacements", surfaces.replacement),
    ].compactMap(\.self)
  }

  // MARK: Places

  var performingFault: ConfigurationFault? {
    guard let asked = surfaces.performing, asked.value == .bridge, !structure.asksHandler else { return nil }
    return ConfigurationFault(
      "'\(name)' is the configuration of a widget only, and asks its handler for nothing", asked,
      hint: "leave 'perform' out")
  }

  var widgetFault: ConfigurationFault? {
    guard let asked = surfaces.isForWidgets, !asked.value, intent.isEligibleForWidgets else { return nil }
    return ConfigurationFault(
      "placed widgets would lose the settings that they have of '\(name)'", asked,
      hint: "leave 'widget' out; once no widget uses the intent, say so in the definition")
  }

  var controlFault: ConfigurationFault? {
    guard let asked = wanted(surfaces.isForControls), structure.settings.isEmpty else { return nil }
    return ConfigurationFault(
      "'\(name)' has no parameter that could be a setting of a control", asked,
      hint: "a control without settings needs no configuration")
  }

  var snippetFault: ConfigurationFault? {
    guard let asked = wanted(surfaces.hasSnippet) else { return nil }
    if !structure.performs {
      return ConfigurationFault("'\(name)' is the configuration of a widget only, and shows no response", asked)
    }
    if SnippetValue.all(of: structure).isEmpty {
      return ConfigurationFault(
        "the response of '\(name)' has nothing to show", asked,
        hint: "let the definition name a value of it in a text, or make one the output")
    }
    return SurfaceRefusals.snippetFault(asked, in: structure.options)
  }

  var openFault: ConfigurationFault? {
    guard let asked = wanted(surfaces.opensApp) else { return nil }
    let hint = "'open' of a type or an enumeration writes an action of its own for that"
    if structure.migrated.isForWidgets {
      return ConfigurationFault("'\(name)' is the configuration of a widget, which opens nothing", asked, hint: hint)
    }
    guard let target = structure.parameter(named: "target") else {
      return ConfigurationFault(
        "'\(name)' has no parameter 'target', at which the app could be opened", asked,
        hint: "stored shortcuts know parameters by their names, so none can be renamed; " + hint)
    }
    switch structure.property(of: target).value.kind {
    case .entity where !target.isArray, .enumeration where !target.isArray: return nil
    default:
      return ConfigurationFault(
        "'target' of '\(name)' is not a single entity or value of an enumeration, at which the app could be opened",
        asked, hint: hint)
    }
  }

  // MARK: Siri

  var schemaFault: ConfigurationFault? {
    guard let schema = surfaces.schema else { return nil }
    func fault(_ reason: String, hint: String? = nil) -> ConfigurationFault {
      ConfigurationFault("'\(name)' cannot adopt a schema: \(reason)", schema, hint: hint)
    }
    if structure.migrated.isForWidgets { return fault("it is the configuration of a widget") }
    if structure.wantsControl {
      return fault("a control is to have its parameters as settings", hint: "ask for one of both")
    }
    if wanted(surfaces.hasSnippet) != nil {
      return fault("a schema says what an action gives, and that is no snippet", hint: "ask for one of both")
    }
    if structure.isDeprecated {
      return fault("people are told to use something else", hint: "let the replacement adopt it")
    }
    if !structure.options.has(.iOS18) {
      return fault(
        "schemas came with iOS 18, and the action is to be there on the systems before",
        hint: "'--target iOS18.0' has them")
    }
    return SchemaRefusal(schema: schema, macro: .intent, target: structure.options.target).fault
  }

  var donationFault: ConfigurationFault? {
    guard let asked = wanted(surfaces.isDonated), !structure.performs else { return nil }
    return ConfigurationFault(
      "'\(name)' is the configuration of a widget only: there is nothing that people do", asked)
  }

  var continuationFault: ConfigurationFault? {
    guard let asked = wanted(surfaces.continuesInApp) else { return nil }
    if !structure.performs {
      return ConfigurationFault(
        "'\(name)' is the configuration of a widget only: there is no work that could go on in the app", asked,
        hint: "leave 'continueInApp' out")
    }
    guard !structure.options.has(.iOS16Minor4) else { return nil }
    return ConfigurationFault(
      "going on in the app came with iOS 16.4", asked, hint: "'--target iOS16.4' has it")
  }

  // MARK: Dependencies

  var dependencyFaults: [ConfigurationFault] {
    guard !surfaces.dependencies.isEmpty else { return [] }
    var known: Set<String> = []
    let members = structure.memberNames
    return surfaces.dependencies.compactMap { dependency in
      let asked = dependency.name
      if !structure.performs {
        return ConfigurationFault(
          "'\(name)' is the configuration of a widget only, and has no code that would need '\(asked.value)'", asked,
          hint: "give them to the queries of its types")
      }
      if structure.migrated.isBridged {
        return ConfigurationFault(
          "'\(name)' asks its handler, which would get nothing of '\(asked.value)'", asked,
          hint:
            "let '\(BridgeHandlers.typeName)' give the handler what it needs, or move the work, with 'perform: \"gap\"'"
        )
      }
      if !known.insert(asked.value).inserted {
        return ConfigurationFault("'\(name)' has a dependency '\(asked.value)' already", asked)
      }
      if structure.parameter(named: asked.value) != nil {
        return ConfigurationFault(
          "'\(name)' has a parameter '\(asked.value)'", asked, hint: "give the dependency another name")
      }
      if members.contains(asked.value) {
        return ConfigurationFault(
          "'\(name)' has another member '\(asked.value)'", asked, hint: "give the dependency another name")
      }
      return nil
    }
  }
}
