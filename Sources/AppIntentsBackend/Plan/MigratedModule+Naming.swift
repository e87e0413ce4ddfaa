package import IntentSemantics
package import SourceDiagnostics

extension MigratedModule {
  /// Gives everything its name; nil where two things would have one, which is reported.
  package init?(of programs: [IntentProgram], options: MigrationOptions, diagnostics: inout DiagnosticEngine) {
    var names = MigratedNames(programs, recorded: options.recordedNames, asked: options.surfaces)
    let reached = programs.map { ReachedDeclarations($0) }
    let intentNames = names.intents()
    names.meet(reached)
    let intents = programs.indices.flatMap { program in
      programs[program].intents.enumerated().map { index, intent in
        let name = intentNames[program][index]
        let provided = intent.parameters.filter(\.needsOptionsProvider)
        return MigratedIntent(
          intent: intent, program: program, name: name,
          providerNames: Dictionary(
            provided.map { ($0.name, name + $0.name.withUppercasedFirstLetter + "OptionsProvider") }
          ) { first, _ in first })
      }
    }
    var enumerations: [MigratedEnumeration] = []
    var types: [MigratedType] = []
    for program in programs.indices {
      for enumeration in programs[program].enumerations
      where reached[program].enumerations.contains(enumeration.name) {
        enumerations.append(
          MigratedEnumeration(
            enumeration: enumeration, program: program, name: names.name(of: enumeration, in: program)))
      }
      for type in programs[program].types where reached[program].types.contains(type.name) {
        types.append(
          MigratedType(
            type: type, program: program, name: names.name(of: type, in: program),
            isTransient: !reached[program].typesOfParameters.contains(type.name),
            isSearched: reached[program].searchedTypes.contains(type.name)))
      }
    }
    let askedIntents = intents.asked(options.surfaces.intents) { intent, surfaces in
      intent.surfaces = surfaces
      intent.isBridged = options.form == .modern && (surfaces.performing?.value ?? options.performing) == .bridge
    }
    self.intents = askedIntents
    let bridged = programs.indices.map { program in
      ReachedDeclarations(
        programs[program], by: askedIntents.filter { $0.program == program && $0.isBridged }.map(\.intent))
    }
    for index in enumerations.indices {
      let enumeration = enumerations[index]
      enumerations[index].isBridged = bridged[enumeration.program].enumerations.contains(enumeration.enumeration.name)
    }
    for index in types.indices {
      types[index].isBridged = bridged[types[index].program].types.contains(types[index].type.name)
    }
    self.enumerations = enumerations.asked(options.surfaces.enumerations) { $0.surfaces = $1 }
    var untypedObjects = Self.untypedObjects(reached)
    untypedObjects?.isBridged = bridged.contains(where: \.usesUntypedObjects)
    let allTypes = (types + [untypedObjects].compactMap(\.self)).asked(options.surfaces.types) { $0.surfaces = $1 }
    self.types = Array(allTypes.prefix(types.count))
    self.untypedObjects = untypedObjects == nil ? nil : allTypes.last
    self.options = options
    self.programs = programs
    generated = names.generated
    remarks = names.remarks
    nameQueries()
    let isSound = reportFaults(to: &diagnostics)
    guard reportCollisions(to: &diagnostics), isSound else { return nil }
  }

  /// What stands for objects without a type.
  private static func untypedObjects(_ reached: [ReachedDeclarations]) -> MigratedType? {
    guard let program = reached.firstIndex(where: \.usesUntypedObjects) else { return nil }
    return MigratedType(
      type: ObjectType(name: "Object", className: "INObject", range: .position(0)), program: program,
      name: untypedEntityName, isTransient: !reached.contains { $0.usesUntypedParameters },
      isSearched: reached.contains { $0.searchesUntypedObjects })
  }
}

extension Parameter {
  /// Whether its options come from a provider: they are the app's, and no query finds them.
  var needsOptionsProvider: Bool {
    guard supportsDynamicOptions else { return false }
    return switch type {
    case .object, .untypedObject, .boolean: false
    default: true
    }
  }
}

extension String {
  /// The text without an ending; the text itself where it has another or nothing would be left.
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
