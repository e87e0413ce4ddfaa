import IntentSemantics
import SwiftCode

/// The ways from an object of SiriKit to the entity that takes its place, and back.
///
/// For example: `init(_ legacy: Pier) { … }`
struct BridgedEntity {
  /// The type with its names.
  let migrated: MigratedType

  /// What else there is in the module.
  let module: MigratedModule

  private var options: MigrationOptions { module.options }

  /// The class of the objects.
  private var legacyType: TypeExpression {
    .named(migrated == module.untypedObjects ? "INObject" : LegacyType.name(migrated.type.className))
  }

  /// The members.
  var members: [Declaration] {
    let legacy = BridgedValue.member
    let identifier = Expression.member(.name(legacy), "identifier")
    let display = Expression.member(.name(legacy), "displayString")
    let id = Expression.binary(identifier, "??", display)
    let start: [Statement] =
      migrated.isTransient
      ? [
        .expression(.call(.initializer(.selfReference))), .assignment(to: .name("id"), id),
        .assignment(to: .name("displayString"), display),
      ]
      : [
        .expression(
          .call(.initializer(.selfReference), [Argument("id", id), Argument("displayString", display)]))
      ]
    let object = Expression.call(
      .type(legacyType), [Argument("identifier", .name("id")), Argument("display", .name("displayString"))])
    return [
      .initializer(
        InitializerDeclaration(
          modifiers: options.accessModifiers, parameters: [FunctionParameter(label: .omitted, legacy, legacyType)],
          body: start
            + properties.map { property, value in
              .assignment(
                to: .member(.selfReference, property.name),
                value.optional(.member(.name(legacy), property.property.name)))
            })),
      .variable(
        VariableDeclaration(
          modifiers: options.accessModifiers, .var, legacy, type: legacyType,
          getter: .block(
            properties.isEmpty
              ? [.expression(object)]
              : [.variable(VariableDeclaration(.let, legacy, value: object))]
                + properties.flatMap(assignment) + [.return(.name(legacy))]))),
    ]
  }

  private func assignment(_ property: EntityProperty, _ value: BridgedValue) -> [Statement] {
    LegacyAssignment(
      value, to: .member(.name(BridgedValue.member), property.property.name), module: module,
      program: migrated.program
    ).statements(from: .member(.selfReference, property.name))
  }

  private var properties: [(EntityProperty, BridgedValue)] {
    EntityProperty.all(of: migrated, in: module).map { property in
      (
        property,
        BridgedValue(property.property.type, isArray: property.property.isArray, in: migrated.program, of: module)
      )
    }.filter(\.1.isBridgeable)
  }
}
