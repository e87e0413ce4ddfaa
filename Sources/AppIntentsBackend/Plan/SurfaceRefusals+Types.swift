import IntentSemantics
import SourceDiagnostics

extension SurfaceRefusals {
  /// What is refused of a type.
  func faults(of type: MigratedType) -> [ConfigurationFault] {
    let surfaces = type.surfaces
    if module.options.form == .compatible { return compatibleFaults(of: surfaces) }
    if type.isTransient { return transientFaults(of: type) }
    return queryFaults(of: type) + spotlightFaults(of: type)
      + schemaFaults(surfaces.schema, .entity, named: type.type.name, isUntyped: type == module.untypedObjects)
      + openFaults(
        surfaces.opensApp, OpenAction(type, in: module), named: type.type.name,
        isUntyped: type == module.untypedObjects)
      + queryMemberFaults(surfaces.dependencies, of: type)
  }

  /// What is refused of an enumeration.
  func faults(of enumeration: MigratedEnumeration) -> [ConfigurationFault] {
    let surfaces = enumeration.surfaces
    if module.options.form == .compatible {
      return [wanted(surfaces.opensApp), surfaces.schema?.location].compactMap(\.self).map(compatibleFault)
    }
    return schemaFaults(surfaces.schema, .enumeration, named: enumeration.enumeration.name)
      + openFaults(surfaces.opensApp, OpenAction(enumeration, in: module), named: enumeration.enumeration.name)
  }

  // MARK: Forms

  private func compatibleFaults(of surfaces: TypeSurfaces) -> [ConfigurationFault] {
    let query = surfaces.query.flatMap { $0.value == .enumerable ? nil : $0.location }
    return
      ([query, wanted(surfaces.isIndexed), wanted(surfaces.opensApp), surfaces.schema?.location]
      + surfaces.dependencies.map(\.name.location)).compactMap(\.self).map(compatibleFault)
  }

  private func compatibleFault(at location: SourceLocation) -> ConfigurationFault {
    ConfigurationFault(
      "the compatible form is what Xcode's converter writes, which has nothing for it",
      Configured(true, at: location), hint: "use the modern form")
  }

  /// The place of what is asked for; nil where it is not, or is ruled out.
  private func wanted(_ flag: Configured<Bool>?) -> SourceLocation? {
    flag.flatMap { $0.value ? $0.location : nil }
  }

  /// What only responses have is made anew every time.
  private func transientFaults(of type: MigratedType) -> [ConfigurationFault] {
    let surfaces = type.surfaces
    let reason =
      "objects of type '\(type.type.name)' are in responses only, and made anew every time: none can be looked up again"
    func fault(_ location: SourceLocation?) -> ConfigurationFault {
      ConfigurationFault(reason, Configured(true, at: location))
    }
    return (surfaces.query.map { [fault($0.location)] } ?? [])
      + (surfaces.isIndexed?.value == true ? [fault(surfaces.isIndexed?.location)] : [])
      + (surfaces.opensApp?.value == true ? [fault(surfaces.opensApp?.location)] : [])
      + (surfaces.schema.map { [fault($0.location)] } ?? [])
      + (surfaces.dependencies.first.map { [fault($0.name.location)] } ?? [])
  }

  // MARK: Queries

  private func queryFaults(of type: MigratedType) -> [ConfigurationFault] {
    guard let query = type.surfaces.query else { return [] }
    let name = type.type.name
    let users = module.parameters(with: type)
    func fault(_ reason: String, hint: String? = nil) -> [ConfigurationFault] {
      [ConfigurationFault(reason, query, hint: hint)]
    }
    func place(_ user: ParameterProperty) -> String { "\(user.migrated.intent.name).\(user.parameter.name)" }
    switch query.value {
    case .identifiers:
      guard let user = users.first(where: \.parameter.supportsSearch) else { return [] }
      return fault("'\(place(user))' searches for '\(name)'", hint: "ask for 'string' or 'property'")
    case .properties:
      guard EntityProperty.all(of: type, in: module).allSatisfy(\.comparisons.isEmpty) else { return [] }
      return fault(
        "'\(name)' has no property whose values can be compared", hint: "ask for 'string' or 'enumerable'")
    case .unique:
      if let user = users.first(where: \.parameter.isArray) {
        return fault("'\(place(user))' takes several '\(name)', and there would be only one")
      }
      if let user = users.first(where: { $0.parameter.supportsSearch || $0.parameter.supportsDynamicOptions }) {
        return fault("'\(place(user))' offers a choice of '\(name)', and there would be only one")
      }
      return module.options.has(.iOS18)
        ? [] : fault("entities of which there is only one came with iOS 18", hint: "migrate with '--target iOS18.0'")
    case .search, .enumerable:
      return []
    }
  }

  private func queryMemberFaults(
    _ dependencies: [ConfiguredDependency], of type: MigratedType
  ) -> [ConfigurationFault] {
    guard let first = dependencies.first else { return [] }
    let query = QueryDeclaration(type, in: module)
    if query.bridge != nil, query.kind != .unique {
      return [
        ConfigurationFault(
          "a handler finds '\(type.type.name)', which would get nothing of '\(first.name.value)'", first.name,
          hint: "let '\(BridgeHandlers.typeName)' give the handler what it needs")
      ]
    }
    let members = query.memberNames
    var known: Set<String> = []
    return dependencies.compactMap { dependency in
      let name = dependency.name.value
      if members.contains(name) {
        return ConfigurationFault(
          "the query of '\(type.type.name)' has another member '\(name)'", dependency.name,
          hint: "give the dependency another name")
      }
      return known.insert(name).inserted
        ? nil
        : ConfigurationFault("the query of '\(type.type.name)' has a dependency '\(name)' already", dependency.name)
    }
  }

  // MARK: Spotlight

  private func spotlightFaults(of type: MigratedType) -> [ConfigurationFault] {
    let surfaces = type.surfaces
    guard let isIndexed = surfaces.isIndexed, isIndexed.value else { return [] }
    if type == module.untypedObjects {
      return [ConfigurationFault("nothing is known of objects without a type that Spotlight could show", isIndexed)]
    }
    let keys = surfaces.indexingKeys.sorted { ($0.key.value, $0.value.value) < ($1.key.value, $1.value.value) }
    if let schema = surfaces.schema, let first = keys.first {
      return [
        ConfigurationFault(
          "the schema '\(schema.value)' says what Spotlight has of '\(type.type.name)'", first.key,
          hint: "ask for 'spotlight: true'")
      ]
    }
    let properties = EntityProperty.all(of: type, in: module)
    var taken: [String: String] = [:]
    return keys.compactMap { key, attribute in
      fault(ofIndexing: key, as: attribute, among: properties, of: type, taken: &taken)
    }
  }

  /// Why Spotlight cannot have a property under an attribute; nil where it can.
  private func fault(
    ofIndexing key: ConfiguredText, as attribute: ConfiguredText, among properties: [EntityProperty],
    of type: MigratedType, taken: inout [String: String]
  ) -> ConfigurationFault? {
    let names = properties.map(\.property.name)
    guard let property = properties.first(where: { $0.property.name == key.value }) else {
      return ConfigurationFault(
        "'\(type.type.name)' has no property '\(key.value)'", key,
        hint: Spelling.hint(for: key.value, among: names)
          ?? (names.isEmpty ? nil : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"))
    }
    guard let known = SpotlightAttribute.named(attribute.value) else {
      return ConfigurationFault(
        "Spotlight has no attribute '\(attribute.value)'", attribute,
        hint: Spelling.hint(for: attribute.value, among: SpotlightAttribute.all.map(\.name))
          ?? SpotlightAttribute.Kind(of: property.value).map {
            "one that is \($0.words) is '\(SpotlightAttribute.example(of: $0))'"
          })
    }
    guard let kind = SpotlightAttribute.Kind(of: property.value) else {
      return ConfigurationFault("Spotlight has no attributes for values such as those of '\(key.value)'", key)
    }
    guard kind == known.kind else {
      return ConfigurationFault(
        "'\(attribute.value)' is \(known.kind.words), and '\(key.value)' is \(kind.words)", attribute,
        hint: "choose another attribute, such as '\(SpotlightAttribute.example(of: kind))'")
    }
    if let other = taken.updateValue(key.value, forKey: attribute.value) {
      return ConfigurationFault("'\(other)' has the attribute '\(attribute.value)' already", attribute)
    }
    return nil
  }

  // MARK: Schemas and opening

  private func schemaFaults(
    _ schema: ConfiguredText?, _ macro: SchemaMacro, named name: String, isUntyped: Bool = false
  ) -> [ConfigurationFault] {
    guard let schema else { return [] }
    if isUntyped { return [ConfigurationFault("no schema is about objects without a type", schema)] }
    guard module.options.has(.iOS18) else {
      return [
        ConfigurationFault(
          "schemas came with iOS 18, and '\(name)' would be missing before", schema,
          hint: "migrate with '--target iOS18.0'")
      ]
    }
    return SchemaRefusal(schema: schema, macro: macro, target: module.options.target).fault.map { [$0] } ?? []
  }

  private func openFaults(
    _ flag: Configured<Bool>?, _ action: OpenAction?, named name: String, isUntyped: Bool = false
  ) -> [ConfigurationFault] {
    guard let flag, let action else { return [] }
    if isUntyped { return [ConfigurationFault("no screen of an app is about objects without a type", flag)] }
    guard module.declares(action.name) || module.openNames.count(where: { $0 == action.name }) > 1 else { return [] }
    return [
      ConfigurationFault(
        "the action that opens '\(name)' would be called '\(action.name)', and there is a type of that name", flag,
        hint: "if that is an action which opens it, ask for 'open' there")
    ]
  }
}
