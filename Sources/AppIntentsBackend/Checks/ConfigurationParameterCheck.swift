import SwiftCode

/// A parameter of a widget or control may be without a value, unless something supplies the first one.
enum ConfigurationParameterCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.parameters.compactMap { parameter in
      guard !parameter.isOptional,
        parameter.visit.enclosingType?.inheritance.contains(where: { protocols.contains($0.baseName) }) ?? false
      else { return nil }
      let isSupplied = ["default", "defaultValue", "query", "optionsProvider"].contains {
        parameter.argument($0) != nil
      }
      guard !code.options.requiresWidgetParameters || !isSupplied else { return nil }
      return fault("the parameter has to have a value", parameter.file, parameter.visit)
    }
  }

  private static let protocols: Set<String> = ["WidgetConfigurationIntent", "ControlConfigurationIntent"]
}
