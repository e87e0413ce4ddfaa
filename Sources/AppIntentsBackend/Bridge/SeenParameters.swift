import IntentSemantics
import SwiftCode

/// The parameters whose values a handler sees when it lists the options of another one, or says which is the first.
///
/// For example: `@IntentParameterDependency<ReserveBoat>(\.$harbour) var harbourParameter`
struct SeenParameters {
  /// The parameter with the options.
  private let property: ParameterProperty

  /// What is seen by the handler of a parameter.
  init(by property: ParameterProperty) {
    self.property = property
  }

  /// The name of the property with the intent that the handler sees.
  static let legacyIntentName = "legacyIntent"

  /// Whether the handler sees an intent without any values.
  var isEmpty: Bool { seen.isEmpty }

  private var structure: IntentStructure { IntentStructure(property.migrated, in: property.module) }

  /// Those that it hangs on, the outermost first: what the system shows one parameter for is what its options are about.
  private var parents: [ParameterProperty] {
    var parents: [ParameterProperty] = []
    var current = property.parameter
    while let parent = current.relationship.flatMap({ structure.parameter(named: $0.parent) }),
      parent.name != property.parameter.name, !parents.contains(where: { $0.parameter.name == parent.name })
    {
      parents.insert(structure.property(of: parent), at: 0)
      current = parent
    }
    return parents.filter(\.bridged.isBridgeable)
  }

  /// Those that the definition or the project names.
  private var wanted: [ParameterProperty] {
    let asked = property.migrated.surfaces.optionDependencies[ConfiguredText(property.parameter.name)] ?? []
    return asked.compactMap { structure.parameter(named: $0.value) }.map(structure.property(of:)).reduce(into: parents)
    {
      wanted, other in
      guard other.bridged.isBridgeable, !wanted.contains(where: { $0.parameter.name == other.parameter.name }) else {
        return
      }
      wanted.append(other)
    }
  }

  /// Before iOS 17, options know nothing of other parameters.
  private var seen: [ParameterProperty] { property.options.has(.iOS17) ? wanted : [] }

  /// Those whose values the handler might look for in vain.
  private var unseen: [String] {
    let known = [property.parameter.name] + wanted.map(\.parameter.name)
    return structure.intent.parameters.filter {
      !known.contains($0.name) && structure.property(of: $0).bridged.isBridgeable
    }.map(\.name)
  }

  /// The properties by which the system tells the values: each has one, since it tells nothing where one of several is missing.
  var properties: [Declaration] {
    seen.map { parent in
      .variable(
        VariableDeclaration(
          attributes: [
            AttributeLine(
              Attribute(
                "IntentParameterDependency", of: [.named(property.migrated.name)],
                [Argument(.projectedKeyPath(parent.parameter.name))]))
          ], .var, Self.name(of: parent)))
    }
  }

  /// The intent that the handler sees.
  var legacyIntent: Declaration {
    let className = property.migrated.intent.className
    let legacy = Expression.name("legacy")
    let assignments = seen.flatMap { parent in
      LegacyAssignment(
        parent.bridged, to: .member(legacy, parent.parameter.name), module: property.module,
        program: property.migrated.program
      ).statements(
        from: .tuple([.optionalMember(.name(Self.name(of: parent)), parent.parameter.name)]))
    }
    return .variable(
      VariableDeclaration(
        documentation: DocumentationComment("The intent that the handler knows, with what the options depend on."),
        modifiers: [.access(.private)], .var, Self.legacyIntentName, type: .named(className),
        getter: .block(
          [.variable(VariableDeclaration(.let, "legacy", value: .call(.type(.named(className)))))] + assignments + [
            .return(legacy)
          ])))
  }

  /// What is to be said of values that the handler does not see.
  var remarks: [MigrationRemark] {
    let lost = property.options.has(.iOS17) ? [] : wanted
    return lost.map { parent in
      property.remark(
        .lost, .relationship, "before iOS 17 its options cannot depend on another parameter",
        quoting: parent.parameter.name, hint: "'--target iOS17.0' has the handler see the value")
    } + remarksOnUnseen
  }

  /// The handler of SiriKit gets the whole intent, so it may count on any value.
  private var remarksOnUnseen: [MigrationRemark] {
    let unseen = unseen
    guard !unseen.isEmpty else { return [] }
    let target = property.options.has(.iOS17) ? "" : "'--target iOS17.0' with "
    return [
      property.remark(
        .changed, .supportsDynamicEnumeration,
        seen.isEmpty
          ? "its handler gets an intent without values when it lists options"
          : "its handler gets no other values of the intent when it lists options",
        quoting: unseen.joined(separator: ", "),
        hint: "if it reads one of them, \(target)'--dependency INTENT.PARAMETER=OTHER' has it see the value")
    ]
  }

  private static func name(of parent: ParameterProperty) -> String { parent.parameter.name + "Parameter" }
}
