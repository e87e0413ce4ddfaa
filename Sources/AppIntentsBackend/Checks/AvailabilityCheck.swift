import SwiftCode

/// What is newer than the target stands behind a condition, what older compilers do not know too, and nothing is used on a
/// system that does not have it.
enum AvailabilityCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    let own = Dictionary(code.types.map { ($0.type.name, $0.version) }) { max($0, $1) }
    return code.visits.flatMap { file, visit in
      let present = visit.version(for: code.options.target)
      let needs = needs(visit, own: own, in: code)
      let late = needs.filter { $0.version > present }.map { need in
        fault("'\(need.name)' needs iOS \(need.version.major).\(need.version.minor)", file, visit)
      }
      let unknown = needs.filter {
        $0.version >= .iOS26 && code.options.target < .iOS26 && !visit.isCompiledUnderCondition
      }.map { fault("older compilers do not know '\($0.name)'", file, visit) }
      return late + unknown + missing(visit, of: file, in: code).map { fault($0, file, visit) }
    }
  }

  /// What is wrong with the use of a type that some systems do not have.
  private static func missing(_ visit: SwiftVisit, of file: CheckedCode.File, in code: CheckedCode) -> [String] {
    let name: String
    switch visit.node {
    case .type(let type): name = type.baseName
    case .expression(.name(let other)): name = other
    default: return []
    }
    let systems = code.type(named: name)?.missingSystems ?? LaterSymbol.missingSystems(name, in: code.options)
    return systems.subtracting(visit.missingSystems).subtracting(file.missingSystems).sorted().map {
      "there is no '\(name)' on \($0)"
    }
  }

  private typealias Need = (name: String, version: SystemVersion)

  private static func needs(_ visit: SwiftVisit, own: [String: SystemVersion], in code: CheckedCode) -> [Need] {
    switch visit.node {
    case .type(let type):
      return need(type.baseName, own)
    case .expression(.name(let name)):
      return need(name, own)
    case .expression(.call(let call)):
      guard let name = call.function.lastName else { return [] }
      // A parameter has always been able to ask whether a value is meant: `$soup.requestConfirmation(for:dialog:)`.
      let labels = call.argument("for") == nil ? LaterSymbol.labels[name] ?? [:] : [:]
      return (LaterSymbol.functions[name].map { [(name, $0)] } ?? [])
        + call.labels.sorted().compactMap { label in labels[label].map { ("\(name)(\(label):)", $0) } }
        + collectionNeeds(call) + resultNeeds(call) + keyboardNeeds(call)
    case .attribute(let attribute) where attribute.name == "Parameter":
      return parameterNeeds(attribute, of: visit.enclosingVariable, in: code)
    case .attribute(let attribute) where attribute.name == "Property":
      return (attribute.arguments ?? []).compactMap(\.label).compactMap { label in
        LaterSymbol.propertyLabels[label].map { (label, $0) }
      }
    case .attribute(let attribute):
      return (LaterSymbol.macros[attribute.name].map { [("@" + attribute.name, $0)] } ?? []) + need(attribute.name, own)
    default:
      return []
    }
  }

  private static func need(_ name: String, _ own: [String: SystemVersion]) -> [Need] {
    let base = String(name.prefix { $0 != "." })
    return (LaterSymbol.types[base] ?? own[base]).map { [(base, $0)] } ?? []
  }

  private static func parameterNeeds(
    _ attribute: Attribute, of variable: VariableDeclaration?, in code: CheckedCode
  ) -> [Need] {
    let labels = Set((attribute.arguments ?? []).compactMap(\.label))
    let element = variable?.type?.element.baseName ?? ""
    let isEnumeration = code.type(named: element)?.conforms(to: ["AppEnum"]) ?? false
    let hasLaterDefault =
      LaterSymbol.typesWithLaterDefault.contains(element) || labels.contains("optionsProvider") && !isEnumeration
    let defaults: [Need] =
      !labels.isDisjoint(with: ["default", "defaultValue"]) && hasLaterDefault
      ? [("default: of \(element)", .iOS18)] : []
    return defaults + labels.sorted().compactMap { label in LaterSymbol.parameterLabels[label].map { (label, $0) } }
  }

  /// Options in sections with titles, and options without titles of their own.
  private static func collectionNeeds(_ call: FunctionCall) -> [Need] {
    switch call.function.lastName {
    case "IntentItemSection"? where call.labels == ["items"] && call.arguments.count == 2,
      "ItemSection"? where call.labels == ["items"] && call.arguments.count == 2:
      [("section with a title", .iOS16Minor4)]
    case "IntentItem"? where call.arguments.count == 1, "Item"? where call.arguments.count == 1:
      [("item without a title", .iOS16Minor4)]
    default: []
    }
  }

  private static func resultNeeds(_ call: FunctionCall) -> [Need] {
    call.function == .implicitMember("result") && call.labels == ["opensIntent", "dialog"]
      ? [("result(opensIntent:dialog:)", .iOS16Minor4)] : []
  }

  private static func keyboardNeeds(_ call: FunctionCall) -> [Need] {
    call.function.lastName == "IntentInputOptions" && call.argument("keyboardType") == .implicitMember("default")
      ? [("KeyboardType.default", SystemVersion(16, 1))] : []
  }
}
