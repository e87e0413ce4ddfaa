import SwiftCode

/// A parameter of a widget or control may be without a value, unless something supplies the first one; and the settings can be
/// in an extension.
enum ConfigurationCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    let misplaced = code.types.filter { $0.conforms(to: protocols) && $0.conforms(to: ["ForegroundContinuableIntent"]) }
    return misplaced.map { fault("it cannot be in an extension", $0.file, $0.type.name) } + valueFaults(in: code)
  }

  private static func valueFaults(in code: CheckedCode) -> [MigrationFault] {
    code.parameters.compactMap { parameter in
      let inheritance = (parameter.visit.enclosingType?.inheritance ?? []).map(\.baseName)
      guard !parameter.isOptional, inheritance.contains(where: protocols.contains) else { return nil }
      let isSupplied = ["default", "defaultValue", "query", "optionsProvider"].contains {
        parameter.argument($0) != nil
      }
      let isWanted = code.options.requiresWidgetParameters && !inheritance.contains("ControlConfigurationIntent")
      guard !isWanted || !isSupplied else { return nil }
      return fault("the parameter has to have a value", parameter.file, parameter.visit)
    }
  }

  private static let protocols: Set<String> = ["WidgetConfigurationIntent", "ControlConfigurationIntent"]
}
