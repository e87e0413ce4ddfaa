import IntentSemantics

/// The enumerations and types of a definition that its intents, or some of them, lead to.
struct ReachedDeclarations {
  /// The names of the enumerations.
  private(set) var enumerations: Set<String> = []

  /// The names of the types.
  private(set) var types: Set<String> = []

  /// The names of the types that parameters have, or types of parameters as properties.
  private(set) var typesOfParameters: Set<String> = []

  /// The names of the types that a parameter searches for.
  private(set) var searchedTypes: Set<String> = []

  /// Whether an object has no type.
  private(set) var usesUntypedObjects = false

  /// Whether that of a parameter, or of a property of its type, has none.
  private(set) var usesUntypedParameters = false

  /// Whether a parameter searches for objects without a type.
  private(set) var searchesUntypedObjects = false

  /// Looks into a program, from all of its intents or from some.
  init(_ program: IntentProgram, by intents: [Intent]? = nil) {
    let declared = Dictionary(program.types.map { ($0.name, $0) }) { first, _ in first }
    for intent in intents ?? program.intents {
      for parameter in intent.parameters {
        reach(parameter.type, isParameter: true, declared)
        guard parameter.supportsSearch else { continue }
        switch parameter.type {
        case .object(let reference) where !reference.isSystem: searchedTypes.insert(reference.name)
        case .object, .untypedObject: searchesUntypedObjects = true
        default: break
        }
      }
      for value in intent.response.parameters {
        reach(value.type, isParameter: false, declared)
      }
    }
  }

  private mutating func reach(_ type: ValueType, isParameter: Bool, _ declared: [String: ObjectType]) {
    switch type {
    case .enumeration(let reference) where !reference.isSystem:
      enumerations.insert(reference.name)
    case .object(let reference) where !reference.isSystem:
      let isNew = types.insert(reference.name).inserted
      let isNewForParameters = isParameter && typesOfParameters.insert(reference.name).inserted
      guard isNew || isNewForParameters else { return }
      for property in declared[reference.name]?.properties ?? [] where !property.isInherited {
        reach(property.type, isParameter: isParameter, declared)
      }
    case .object, .untypedObject:
      usesUntypedObjects = true
      usesUntypedParameters = usesUntypedParameters || isParameter
    default:
      break
    }
  }
}
