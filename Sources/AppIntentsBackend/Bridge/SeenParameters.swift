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

  /// Before iOS 17, options know nothing of other parameters.
  private var seen: [ParameterProperty] { property.options.has(.iOS17) ? parents : [] }

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
    guard seen.isEmpty else { return [] }
    return parents.map { parent in
      property.remark(
        .lost, .relationship, "before iOS 17 its options cannot depend on another parameter",
        quoting: parent.parameter.name, hint: "'--target iOS17.0' has the handler see the value")
    }
  }

  private static func name(of parent: ParameterProperty) -> String { parent.parameter.name + "Parameter" }
}
