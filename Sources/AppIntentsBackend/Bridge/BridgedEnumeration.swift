import IntentSemantics
import SwiftCode

/// The ways from an enumeration of SiriKit to the `AppEnum` that takes its place, and back.
///
/// For example: `init?(_ legacy: Size) { … }`
struct BridgedEnumeration {
  /// The enumeration with its names.
  let migrated: MigratedEnumeration

  /// How it is written.
  let options: MigrationOptions

  /// The members.
  var members: [Declaration] {
    let legacy = BridgedValue.member
    let name = TypeExpression.named(LegacyType.name(migrated.enumeration.className))
    let from = migrated.values.map { value in
      SwitchCase(
        .enumCases([value.name.withLowercasedFirstLetter]),
        [.assignment(to: .selfReference, .implicitMember(MigratedEnumeration.caseName(for: value)))])
    }
    let to = migrated.values.map { value in
      SwitchCase(
        .enumCases([MigratedEnumeration.caseName(for: value)]),
        [.return(.implicitMember(value.name.withLowercasedFirstLetter))])
    }
    // Swift warns of a case that is never reached.
    let other =
      migrated.values.count < migrated.enumeration.values.count ? [SwitchCase(.default, [.return(.nil)])] : []
    return [
      .initializer(
        InitializerDeclaration(
          modifiers: options.accessModifiers, isFailable: true,
          parameters: [FunctionParameter(label: .omitted, legacy, name)],
          body: [.switch(.name(legacy), from + other)])),
      .variable(
        VariableDeclaration(
          modifiers: options.accessModifiers, .var, legacy, type: name, getter: .block([.switch(.selfReference, to)]))),
    ]
  }

  /// The value of the legacy enumeration that stands for none; nil where no value has the number 0.
  static func placeholder(of enumeration: Enumeration) -> Expression? {
    enumeration.values.first { $0.index == 0 }.map { .implicitMember($0.name.withLowercasedFirstLetter) }
  }
}
