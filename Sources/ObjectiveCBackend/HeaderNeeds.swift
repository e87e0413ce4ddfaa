import IntentSemantics
import SiriKitInterface

/// What the header of a declaration needs of other headers.
struct HeaderNeeds {
  /// The declarations whose headers are imported, in the order of their first use.
  private(set) var imports: [String] = []

  /// The classes that are only named, because their headers need this one.
  private(set) var forwardClasses: [String] = []

  /// The needs of a declaration.
  init(of unit: SiriKitUnit, in program: IntentProgram) {
    switch unit.construct {
    case .intent(let index):
      let intent = program.intents[index]
      for type in intent.parameters.map(\.type) + intent.response.parameters.map(\.type) {
        if let name = type.declaredName, !imports.contains(name) { imports.append(name) }
      }
    case .enumeration:
      break
    case .type(let index):
      let type = program.types[index]
      for name in type.neededNames where name != type.className {
        if program.needs(type.className, from: name) {
          forwardClasses.append(name)
        } else {
          imports.append(name)
        }
      }
    }
  }
}

extension ObjectType {
  /// The declarations that its properties name, each once.
  fileprivate var neededNames: [String] {
    var names: [String] = []
    for property in properties where !property.isInherited {
      if let name = property.type.declaredName, !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension IntentProgram {
  /// Whether a type's header leads to that of another.
  fileprivate func needs(_ wanted: String, from start: String) -> Bool {
    var open = [start]
    var seen: Set<String> = []
    while let name = open.popLast() {
      if name == wanted { return true }
      guard seen.insert(name).inserted, let type = types.first(where: { $0.className == name }) else { continue }
      open += type.neededNames
    }
    return false
  }
}
