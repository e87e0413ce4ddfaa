package import IntentSemantics
package import SourceDiagnostics

extension MigratedModule {
  /// Gives everything its name; nil where two things would have one, which is reported.
  package init?(of programs: [IntentProgram], options: MigrationOptions, diagnostics: inout DiagnosticEngine) {
    var remarks: [MigrationRemark] = []
    let reached = programs.map(ReachedDeclarations.init)
    let names = Self.intentNames(of: programs, remarks: &remarks)
    intents = programs.indices.flatMap { program in
      programs[program].intents.enumerated().map { index, intent in
        let name = names[program][index]
        let provided = intent.parameters.filter(\.needsOptionsProvider)
        return MigratedIntent(
          intent: intent, program: program, name: name,
          providerNames: Dictionary(
            provided.map { ($0.name, name + $0.name.withUppercasedFirstLetter + "OptionsProvider") }
          ) { first, _ in first })
      }
    }
    enumerations = programs.indices.flatMap { program in
      programs[program].enumerations.filter { reached[program].enumerations.contains($0.name) }.map {
        MigratedEnumeration(
          enumeration: $0, program: program, name: Self.name($0.name, class: $0.className, "AppEnum"))
      }
    }
    types = programs.indices.flatMap { program in
      programs[program].types.filter { reached[program].types.contains($0.name) }.map {
        MigratedType(
          type: $0, program: program, name: Self.name($0.name, class: $0.className, "AppEntity"),
          isTransient: !reached[program].typesOfParameters.contains($0.name),
          isSearched: reached[program].searchedTypes.contains($0.name))
      }
    }
    untypedObjects = Self.untypedObjects(reached)
    self.options = options
    self.programs = programs
    self.remarks = remarks
    let isSound = reportFaults(to: &diagnostics)
    guard reportRepeats(to: &diagnostics), isSound else { return nil }
  }

  /// The name of an enumeration or entity: its own where the legacy class has another one, unless that means something
  /// else in the code.
  private static func name(_ name: String, class className: String, _ suffix: String) -> String {
    className == name || ClashingTypeName.all.contains(name) ? name + suffix : name
  }

  /// What stands for objects without a type.
  private static func untypedObjects(_ reached: [ReachedDeclarations]) -> MigratedType? {
    guard let program = reached.firstIndex(where: \.usesUntypedObjects) else { return nil }
    return MigratedType(
      type: ObjectType(name: "Object", className: "INObject", range: .position(0)), program: program,
      name: untypedEntityName, isTransient: !reached.contains { $0.usesUntypedParameters },
      isSearched: reached.contains { $0.searchesUntypedObjects })
  }

  /// The names of the structures: the intent's name, or that of its class where the name is taken or means something else;
  /// where that does not help, the intent's name with an ending.
  private static func intentNames(of programs: [IntentProgram], remarks: inout [MigrationRemark]) -> [[String]] {
    var counts: [String: Int] = [:]
    for intent in programs.flatMap(\.intents) {
      counts[intent.name, default: 0] += 1
    }
    let legacyNames = Set(programs.flatMap(\.legacyTypeNames))
    func isTaken(_ name: String) -> Bool { ClashingTypeName.all.contains(name) || legacyNames.contains(name) }
    return programs.map { program in
      program.intents.map { intent in
        guard isTaken(intent.name) || counts[intent.name, default: 0] > 1 else { return intent.name }
        let stem = intent.className.withoutSuffix("Intent")
        let name = isTaken(stem) ? intent.name + "AppIntent" : stem
        let reason =
          if ClashingTypeName.all.contains(intent.name) {
            "'\(intent.name)' is the name of a type that the code uses"
          } else if legacyNames.contains(intent.name) {
            "'\(intent.name)' is a class of the definition"
          } else {
            "two intents have that name"
          }
        if name != intent.name {
          remarks.append(
            MigrationRemark(
              .changed, intent.name, "INIntentName", "the structure is '\(name)': \(reason)",
              at: SourceLocation(file: program.source, range: intent.range)))
        }
        return name
      }
    }
  }

  /// Reports names that two declarations at file level would have.
  private func reportRepeats(to diagnostics: inout DiagnosticEngine) -> Bool {
    var known: [String: (kind: String, program: Int, range: SourceRange)] = [:]
    var isUnique = true
    func declare(_ name: String, _ kind: String, _ program: Int, _ range: SourceRange) {
      guard let other = known.updateValue((kind, program, range), forKey: name.lowercased()) else { return }
      isUnique = false
      diagnostics.report(
        Diagnostic(
          .outputNameCollision, "\(kind) would become '\(name)', as \(other.kind) does",
          at: SourceLocation(file: programs[program].source, range: range),
          hint: "migrate the definitions into different modules, or give the class of one another name",
          notes: [
            DiagnosticNote(
              "the other one is here", at: SourceLocation(file: programs[other.program].source, range: other.range))
          ]))
    }
    for intent in intents {
      declare(intent.name, "intent '\(intent.intent.name)'", intent.program, intent.intent.range)
      for name in intent.providerNames.values.sorted() {
        declare(name, "an options provider of '\(intent.intent.name)'", intent.program, intent.intent.range)
      }
      for (name, kind) in IntentStructure(intent, in: self).furtherNames {
        declare(name, "\(kind) of '\(intent.intent.name)'", intent.program, intent.intent.range)
      }
    }
    for enumeration in enumerations {
      declare(
        enumeration.name, "enumeration '\(enumeration.enumeration.name)'", enumeration.program,
        enumeration.enumeration.range)
    }
    if let untypedObjects {
      known[untypedObjects.name.lowercased()] = ("objects without a type", untypedObjects.program, .position(0))
      known[untypedObjects.queryName.lowercased()] = ("their query", untypedObjects.program, .position(0))
    }
    for type in types {
      declare(type.name, "type '\(type.type.name)'", type.program, type.type.range)
      if !type.isTransient {
        declare(type.queryName, "the query of type '\(type.type.name)'", type.program, type.type.range)
      }
    }
    return isUnique
  }
}

extension IntentProgram {
  /// The names of the types that are generated for the definition itself, for as long as it is there.
  fileprivate var legacyTypeNames: [String] {
    intents.flatMap { [$0.className, $0.responseClassName, $0.responseCodeName, $0.handlingProtocolName] }
      + enumerations.map(\.className) + types.map(\.className)
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
