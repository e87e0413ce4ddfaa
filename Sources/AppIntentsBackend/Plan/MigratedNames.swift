import IntentSemantics
import SourceDiagnostics

/// Gives structures, enumerations and entities names that nothing else in the module has.
struct MigratedNames {
  /// What is to be said about names that are not those of the definition.
  private(set) var remarks: [MigrationRemark] = []

  /// The types that are generated for the definitions.
  let generated: GeneratedNames

  private let programs: [IntentProgram]

  /// The names of the structures, in lower case, each with the intent.
  private var structures: [String: String] = [:]

  /// The names that earlier runs gave enumerations and entities, by the legacy class: stored data know them.
  private let recorded: [String: String]

  /// The enumerations and types that would have one name, in lower case, each with its class.
  private var rivals: [String: [String]] = [:]

  /// What people call things.
  private let asked: MigrationSurfaces

  /// Names for what is in some definitions.
  init(_ programs: [IntentProgram], recorded: [String: String], asked: MigrationSurfaces = MigrationSurfaces()) {
    self.programs = programs
    self.recorded = recorded
    self.asked = asked
    generated = GeneratedNames(programs)
  }

  /// The names of the structures by definition: the intent's name, or that of its class where the name is taken or means
  /// something else; where that does not help, the intent's name with an ending.
  mutating func intents() -> [[String]] {
    var counts: [String: Int] = [:]
    for intent in programs.flatMap(\.intents) {
      counts[intent.name.lowercased(), default: 0] += 1
    }
    let names = programs.map { program in
      program.intents.map { intent in
        let location = SourceLocation(file: program.source, range: intent.range)
        if let name = asked.intents.newName(ofAny: [intent.className, intent.name]) {
          remarks.append(Self.remark("INIntentName", of: intent.name, asked: name, at: location))
          return name
        }
        let obstacle =
          obstacle(to: intent.name)
          ?? (counts[intent.name.lowercased(), default: 0] > 1 ? "two intents have that name" : nil)
        guard let obstacle else { return intent.name }
        let stem = intent.className.withoutSuffix("Intent")
        let name = self.obstacle(to: stem) == nil ? stem : intent.name + "AppIntent"
        if name != intent.name {
          remarks.append(
            MigrationRemark(
              .changed, intent.name, "INIntentName", "the structure is '\(name)': \(obstacle)",
              at: location))
        }
        return name
      }
    }
    for (name, intent) in zip(names.joined(), programs.flatMap(\.intents)) {
      structures[name.lowercased()] = intent.name
    }
    return names
  }

  /// Takes the enumerations and types down that get names, so that those that would have one are told apart.
  mutating func meet(_ reached: [ReachedDeclarations]) {
    func meet(_ name: String, _ className: String, _ suffix: String) {
      rivals[usualName(name, class: className, suffix).name.lowercased(), default: []].append(className)
    }
    for (program, reached) in zip(programs, reached) {
      for enumeration in program.enumerations where reached.enumerations.contains(enumeration.name) {
        meet(enumeration.name, enumeration.className, Self.enumerationSuffix)
      }
      for type in program.types where reached.types.contains(type.name) {
        meet(type.name, type.className, Self.typeSuffix)
      }
    }
  }

  private static let enumerationSuffix = "AppEnum"
  private static let typeSuffix = "AppEntity"

  /// The name of the new enumeration.
  mutating func name(of enumeration: Enumeration, in program: Int) -> String {
    let location = SourceLocation(file: programs[program].source, range: enumeration.range)
    if let name = asked.enumerations.newName(ofAny: [enumeration.className, enumeration.name]) {
      remarks.append(Self.remark("INEnumName", of: enumeration.name, asked: name, at: location))
      return name
    }
    return name(
      enumeration.name, class: enumeration.className, Self.enumerationSuffix, "INEnumName", at: location)
  }

  /// The name of an entity.
  mutating func name(of type: ObjectType, in program: Int) -> String {
    let location = SourceLocation(file: programs[program].source, range: type.range)
    if let name = asked.types.newName(ofAny: [type.className, type.name]) {
      remarks.append(Self.remark("INTypeName", of: type.name, asked: name, at: location))
      return name
    }
    return name(type.name, class: type.className, Self.typeSuffix, "INTypeName", at: location)
  }

  private static func remark(
    _ key: String, of element: String, asked name: String, at location: SourceLocation
  ) -> MigrationRemark {
    MigrationRemark(.changed, element, key, "it is called '\(name)', as the configuration asks for", at: location)
  }

  /// The name of an enumeration or entity: the usual one, or that of its class with an ending where it has rivals.
  ///
  /// Who has a name keeps it, whatever else comes and goes.
  private mutating func name(
    _ name: String, class className: String, _ suffix: String, _ key: String, at location: SourceLocation
  ) -> String {
    let usual = usualName(name, class: className, suffix)
    let distinct = className + suffix
    let others = (rivals[usual.name.lowercased()] ?? []).filter { $0 != className }
    let isRecorded = recorded[className] == usual.name
    let chosen = (others.isEmpty || isRecorded) && recorded[className] != distinct ? usual.name : distinct
    let reason =
      others.isEmpty || chosen == usual.name
      ? usual.obstacle : "what takes the place of '\(others[0])' would be '\(usual.name)', too"
    if chosen != name, className != name || chosen != name + suffix, let reason {
      remarks.append(MigrationRemark(.changed, name, key, "it is called '\(chosen)': \(reason)", at: location))
    }
    return chosen
  }

  /// The name of an enumeration or entity that has no rival: its own where the legacy class has another one, unless that is
  /// taken or means something else in the code; and what is in the way of its own.
  private func usualName(
    _ name: String, class className: String, _ suffix: String
  ) -> (name: String, obstacle: String?) {
    guard className != name else { return (name + suffix, nil) }
    let obstacle =
      obstacle(to: name) ?? structures[name.lowercased()].map { "it is that of the structure of '\($0)'" }
    return obstacle == nil ? (name, nil) : (name + suffix, obstacle)
  }

  /// What a name means already, as a clause; nil for nothing.
  func obstacle(to name: String) -> String? {
    if ClashingTypeName.all.contains(name) || HiddenTypeName.all.contains(name) || ReservedTypeNames.all.contains(name)
    {
      return "'\(name)' is the name of a type that the code uses"
    }
    return generated.origin(of: name).map { "'\($0.declared.name)' is a class of the definition" }
  }
}
