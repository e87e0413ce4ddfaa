import IntentSemantics
package import SourceDiagnostics

extension MigratedModule {
  /// A type that the code declares at file level.
  fileprivate struct Declared {
    let name: String
    let kind: String
    let program: Int
    let range: SourceRange
    /// What asks for it beside the definition; nil where nothing does.
    var surface: AskedName?

    /// Where it can be done without, or else is declared.
    func location(in programs: [IntentProgram]) -> SourceLocation {
      surface?.location ?? SourceLocation(file: programs[program].source, range: range)
    }
  }

  /// Whether a type of the code, or one that is generated for a definition, has a name; one that differs in upper and
  /// lower case only is the same, since the files of both would be one on most disks.
  func declares(_ name: String) -> Bool {
    generated.origin(of: name) != nil
      || declared.contains { $0.name.lowercased() == name.lowercased() }
  }

  /// The types that the code declares at file level, each with what it comes from.
  package var writtenTypes: [(name: String, location: SourceLocation)] {
    declared.map { ($0.name, $0.location(in: programs)) }
      + openNames.map { ($0, SourceLocation(file: programs[0].source, range: .position(0))) }
  }

  /// The names of the actions that open the app at an entity or value.
  var openNames: [String] {
    (allTypes.compactMap { OpenAction($0, in: self) } + enumerations.compactMap { OpenAction($0, in: self) }).map(
      \.name)
  }

  /// Reports names that two types of the code would have, or one and what is generated for a definition.
  ///
  /// - Returns: Whether there are none.
  func reportCollisions(to diagnostics: inout DiagnosticEngine) -> Bool {
    var known: [String: Declared] = [:]
    var isUnique = true
    for declared in declared {
      let earlier = known.updateValue(declared, forKey: declared.name.lowercased())
      guard let first = earlier ?? generated.origin(of: declared.name).map(Declared.init) else { continue }
      isUnique = false
      // What is asked for can be left out more easily than what there is.
      let (declared, other) = first.surface != nil && declared.surface == nil ? (first, declared) : (declared, first)
      diagnostics.report(
        Diagnostic(
          .outputNameCollision, "\(declared.kind) would become '\(declared.name)', as \(other.kind) does",
          at: declared.location(in: programs),
          hint: declared.surface?.hint
            ?? "migrate the definitions into different modules, each into a folder of its own; placed widgets and saved "
            + "shortcuts know an intent by its class, which must keep its name",
          notes: [DiagnosticNote("the other one is here", at: other.location(in: programs))]))
    }
    return isUnique
  }

  /// What the code declares at file level, in the order of the files.
  private var declared: [Declared] {
    var declared: [Declared] = []
    func declare(_ name: String, _ kind: String, _ program: Int, _ range: SourceRange, asked: AskedName? = nil) {
      declared.append(Declared(name: name, kind: kind, program: program, range: range, surface: asked))
    }
    for intent in intents {
      let (program, range, element) = (intent.program, intent.intent.range, "'\(intent.intent.name)'")
      let named = AskedName(intent.surfaces.name)
      declare(intent.name, "intent \(element)", program, range, asked: named)
      for name in intent.providerNames.values.sorted() {
        declare(name, "an options provider of \(element)", program, range, asked: named)
      }
      for name in intent.queryNames.values.sorted() {
        declare(name, "a query of \(element)", program, range, asked: named)
      }
      for (name, kind, asked) in IntentStructure(intent, in: self).furtherNames {
        declare(name, "\(kind) of \(element)", program, range, asked: named ?? asked)
      }
    }
    for enumeration in enumerations {
      declare(
        enumeration.name, "enumeration '\(enumeration.enumeration.name)'", enumeration.program,
        enumeration.enumeration.range, asked: AskedName(enumeration.surfaces.name))
    }
    if let untypedObjects {
      declare(untypedObjects.name, "the entity for objects without a type", untypedObjects.program, .position(0))
      declare(
        untypedObjects.queryName, "the query for objects without a type", untypedObjects.program, .position(0))
    }
    for type in types {
      let (element, range, asked) = ("type '\(type.type.name)'", type.type.range, AskedName(type.surfaces.name))
      declare(type.name, element, type.program, range, asked: asked)
      if !type.isTransient {
        declare(type.queryName, "the query of \(element)", type.program, range, asked: asked)
      }
    }
    for intent in systemIntents {
      for name in SystemIntentSkeleton(intent, in: self)?.names ?? [] {
        declare(name, "what takes the place of '\(intent.known.className)'", intent.program ?? 0, .position(0))
      }
    }
    // Files count, too: the name of a type is that of its file.
    for name in asksHandlers
      ? BridgeRuntime.typeNames + [BridgeValues.name, BridgeHandlers.typeName, BridgeResults.name] : []
    {
      declare(name, "the bridge to handlers", 0, .position(0))
    }
    if intents.contains(where: { IntentStructure($0, in: self).usesGap }) {
      declare(MigrationGap.typeName, "what stands for work that is to be moved", 0, .position(0))
    }
    if options.stringKeys == .tablesOfDefinitions {
      declare(DefinitionText.typeName, "what looks up texts with values", 0, .position(0))
    }
    if DependencyRegistration(of: self) != nil {
      declare(DependencyRegistration.typeName, "the registration of dependencies", 0, .position(0))
    }
    if let package = PackageDeclaration(options) {
      declare(package.name, "the package", 0, .position(0))
    }
    return declared
  }
}

extension MigratedModule.Declared {
  /// What is generated for a definition.
  fileprivate init(_ origin: GeneratedNames.Origin) {
    self.init(
      name: origin.declared.name,
      kind: "a generated class of \(origin.declared.kind) '\(origin.declared.modelName)'", program: origin.program,
      range: origin.declared.range)
  }
}
