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

  /// Names for what is in some definitions.
  init(_ programs: [IntentProgram]) {
    self.programs = programs
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
              at: SourceLocation(file: program.source, range: intent.range)))
        }
        return name
      }
    }
    for (name, intent) in zip(names.joined(), programs.flatMap(\.intents)) {
      structures[name.lowercased()] = intent.name
    }
    return names
  }

  /// The name of the new enumeration.
  mutating func name(of enumeration: Enumeration, in program: Int) -> String {
    name(
      enumeration.name, class: enumeration.className, "AppEnum", "INEnumName",
      at: SourceLocation(file: programs[program].source, range: enumeration.range))
  }

  /// The name of an entity.
  mutating func name(of type: ObjectType, in program: Int) -> String {
    name(
      type.name, class: type.className, "AppEntity", "INTypeName",
      at: SourceLocation(file: programs[program].source, range: type.range))
  }

  /// The name of an enumeration or entity: its own where the legacy class has another one, unless that is taken or means
  /// something else in the code.
  private mutating func name(
    _ name: String, class className: String, _ suffix: String, _ key: String, at location: SourceLocation
  ) -> String {
    guard className != name else { return name + suffix }
    let obstacle =
      obstacle(to: name) ?? structures[name.lowercased()].map { "it is that of the structure of '\($0)'" }
    guard let obstacle else { return name }
    remarks.append(
      MigrationRemark(.changed, name, key, "it is called '\(name + suffix)': \(obstacle)", at: location))
    return name + suffix
  }

  /// What a name means already, as a clause; nil for nothing.
  private func obstacle(to name: String) -> String? {
    if ClashingTypeName.all.contains(name) { return "'\(name)' is the name of a type that the code uses" }
    return generated.origin(of: name).map { "'\($0.declared.name)' is a class of the definition" }
  }
}
