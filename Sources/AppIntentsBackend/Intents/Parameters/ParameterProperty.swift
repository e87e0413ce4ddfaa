import IntentSemantics
import SwiftCode

/// The property that takes the place of a parameter, with everything that its initialiser can say.
///
/// For example: `@Parameter(title: "Bowls", default: 1, controlStyle: .field, inclusiveRange: (1, 12)) var bowls: Int?`
struct ParameterProperty {
  /// The parameter.
  let parameter: Parameter

  /// Its intent.
  let migrated: MigratedIntent

  /// What else there is in the module.
  let module: MigratedModule

  /// The property of a parameter of an intent.
  init(parameter: Parameter, of migrated: MigratedIntent, in module: MigratedModule) {
    self.parameter = parameter
    self.migrated = migrated
    self.module = module
  }

  /// The options.
  var options: MigrationOptions { module.options }

  /// What its values are.
  var value: AppIntentsValue {
    module.value(parameter.type, isArray: parameter.isArray, in: migrated.program)
  }

  /// Whether the property may be without a value.
  var isOptional: Bool { true }

  /// The modules that the file needs besides `AppIntents`.
  var modules: Set<String> { value.modules }

  /// The property and, in the compatible form, the provider of its options behind it.
  func declarations(record: inout MigrationRecord) -> [Declaration] {
    let title = record.literal(
      parameter.displayName ?? LocalizedText(text: parameter.name), place(.title), options)
    return [
      .variable(
        VariableDeclaration(
          attributes: [AttributeLine(Attribute("Parameter", [Argument("title", title)]))],
          modifiers: options.accessModifiers, .var, parameter.name,
          type: isOptional ? .optional(value.type) : value.type))
    ]
  }

  /// A place of texts of the parameter.
  func place(_ role: TextRole) -> TextPlace {
    TextPlace(role: role, element: element, program: migrated.program)
  }

  /// The parameter in remarks and with texts.
  ///
  /// For example: `OrderSoup.bowls`
  var element: String { migrated.intent.name + "." + parameter.name }
}
