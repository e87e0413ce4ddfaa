import SwiftCode

/// A parameter is of a type that App Intents can ask for, and has a control that its type has.
enum ParameterTypeCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.parameters.flatMap { parameter in
      let element = parameter.type.element
      var faults: [MigrationFault] = []
      if !types.contains(element.baseName), !code.isValue(element.baseName) {
        faults.append(fault("'\(element.baseName)' is no type of parameters", parameter.file, parameter.visit))
      }
      if case .implicitMember(let style)? = parameter.argument("controlStyle"),
        !(styles[element.baseName]?.contains(style) ?? false)
      {
        faults.append(
          fault("'\(element.baseName)' has no control '\(style)'", parameter.file, parameter.visit))
      }
      return faults
    }
  }

  private static let types: Set<String> = [
    "AttributedString", "Bool", "CLPlacemark", "Date", "DateComponents", "Double", "Int", "IntentCurrencyAmount",
    "IntentFile", "IntentPaymentMethod", "IntentPerson", "Measurement", "String", "URL",
  ]

  private static let styles: [String: Set<String>] = [
    "Double": ["field", "slider", "stepper"], "Int": ["field", "stepper"],
  ]
}
