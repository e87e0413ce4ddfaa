import IntentSemantics

/// The enumerations and types that the settings of widgets lead to.
struct WidgetNeeds {
  private struct Name: Hashable {
    let program: Int
    let name: String
  }

  private var enumerations: Set<Name> = []
  private var types: Set<Name> = []
  private var needsUntypedObjects = false

  /// What those of a module lead to.
  init(_ module: MigratedModule) {
    for intent in module.intents where intent.isForWidgets {
      for parameter in intent.intent.parameters { add(parameter.type, intent.program, in: module) }
    }
  }

  /// Whether they lead to an enumeration.
  func contains(_ migrated: MigratedEnumeration) -> Bool {
    enumerations.contains(Name(program: migrated.program, name: migrated.enumeration.name))
  }

  /// Whether they lead to a type.
  func contains(_ migrated: MigratedType, in module: MigratedModule) -> Bool {
    migrated == module.untypedObjects
      ? needsUntypedObjects : types.contains(Name(program: migrated.program, name: migrated.type.name))
  }

  /// A type of values, and those of its properties; types may have properties of each other.
  private mutating func add(_ type: ValueType, _ program: Int, in module: MigratedModule) {
    switch type {
    case .enumeration(let reference):
      guard let found = module.enumeration(reference, in: program) else { return }
      enumerations.insert(Name(program: program, name: found.enumeration.name))
    case .object(let reference):
      guard let found = module.type(reference, in: program),
        types.insert(Name(program: program, name: found.type.name)).inserted
      else { return }
      for property in found.type.properties where !property.isInherited { add(property.type, program, in: module) }
    case .untypedObject: needsUntypedObjects = true
    default: break
    }
  }
}
