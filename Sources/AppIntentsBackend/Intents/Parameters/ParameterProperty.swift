import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// The property that takes the place of a parameter, with everything that its initialiser can say.
///
/// For example: `@Parameter(title: "Bowls", default: 1, inclusiveRange: (1, 12)) var bowls: Int?`
struct ParameterProperty {
  /// The parameter.
  let parameter: Parameter

  /// Its intent.
  let migrated: MigratedIntent

  /// What else there is in the module.
  let module: MigratedModule

  /// What its values are.
  let value: AppIntentsValue

  /// Whether it is one of the settings of a control: those are never without the choice to have no value, and nothing runs
  /// before them.
  var isOfControl = false

  /// The property of a parameter of an intent.
  init(parameter: Parameter, of migrated: MigratedIntent, in module: MigratedModule) {
    self.parameter = parameter
    self.migrated = migrated
    self.module = module
    value = module.value(parameter.type, isArray: parameter.isArray, in: migrated.program)
  }

  /// The options.
  var options: MigrationOptions { module.options }

  /// Whether the property may be without a value: always, but in widgets for which first values are wanted, and for that
  /// at which the app is opened.
  var isOptional: Bool {
    !(isRequired && suppliesFirstValue || isOpened)
  }

  /// Whether the app is opened at the value.
  var isOpened: Bool {
    parameter.name == "target" && options.form == .modern && migrated.surfaces.opensApp?.value == true && !isOfControl
  }

  /// Whether the property is to have a value from the start.
  var isRequired: Bool {
    options.requiresWidgetParameters && options.form == .modern && migrated.isForWidgets && !isOfControl
  }

  /// Whether the property may use what came with a version: the structure of a widget is for iOS 17 and later, whatever the
  /// target.
  func has(_ version: SystemVersion) -> Bool {
    options.has(version) || options.form == .modern && migrated.isForWidgets && version <= .iOS17
  }

  /// The modules that the file needs besides `AppIntents`.
  var modules: Set<String> {
    let names: Set<String> = declaresContentTypes ? ["UniformTypeIdentifiers"] : []
    return value.modules.union(names)
  }

  /// The property and, in the compatible form, the provider of its options behind it.
  func declarations(record: inout MigrationRecord) -> [Declaration] {
    let arguments = arguments(record: &record)
    let property = Declaration.variable(
      VariableDeclaration(
        attributes: [AttributeLine(Attribute("Parameter", arguments))], modifiers: options.accessModifiers, .var,
        parameter.name, type: isOptional ? .optional(value.type) : value.type))
    guard options.form == .compatible, let optionsProvider else { return [property] }
    return [property, optionsProvider.declaration(record: &record)]
  }

  /// A place of texts of the parameter.
  func place(_ role: TextRole) -> TextPlace {
    TextPlace(role: role, element: element, program: migrated.program)
  }

  /// The parameter in remarks and with texts.
  ///
  /// For example: `OrderSoup.bowls`
  var element: String { migrated.intent.name + "." + parameter.name }

  /// The name of the query that the parameter has of its own; nil where that of the type serves it.
  var queryName: String? { migrated.queryNames[parameter.name] }

  /// Says what became of a key.
  func remark(
    _ verdict: MigrationRemark.Verdict, _ key: ParameterKey, _ reason: String, quoting quote: String? = nil,
    in record: inout MigrationRecord, hint: String? = nil, marked mark: MigrationMark? = nil
  ) {
    record.remarks.append(remark(verdict, key, reason, quoting: quote, hint: hint).marked(mark))
  }

  /// A remark about a key.
  func remark(
    _ verdict: MigrationRemark.Verdict, _ key: ParameterKey, _ reason: String, quoting quote: String? = nil,
    hint: String? = nil
  ) -> MigrationRemark {
    MigrationRemark(
      verdict, element, key.rawValue, reason, quoting: quote,
      at: SourceLocation(file: module.programs[migrated.program].source, range: parameter.range), hint: hint)
  }
}

extension Parameter {
  /// Whether anybody is asked for the value: in Shortcuts, in the settings of a widget, or by Siri.
  var isAskedFor: Bool { isConfigurable || supportsResolution }
}
