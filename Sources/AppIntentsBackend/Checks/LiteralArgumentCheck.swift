import SwiftCode

/// What the extraction of metadata reads of a parameter or a shortcut is written out, not referred to.
enum LiteralArgumentCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    let parameters = code.parameters.flatMap { parameter in
      parameter.arguments.filter { argument in
        labels.contains(argument.label ?? "") && !argument.value.isLiteral
      }.map { fault("the argument '\($0.label ?? "")' is no literal", parameter.file, parameter.visit) }
    }
    let symbols: [MigrationFault] = code.visits.compactMap { file, visit in
      guard let symbol = visit.call?.argument("systemImageName") else { return nil }
      if case .string = symbol { return nil }
      return fault("the argument 'systemImageName' is no literal", file, visit)
    }
    return parameters + symbols
  }

  private static let labels: Set<String> = [
    "controlStyle", "default", "defaultUnit", "defaultUnitAdjustForLocale", "defaultValue", "displayStyle",
    "inclusiveRange", "kind", "mode", "size", "supportedContentTypes", "supportedTypeIdentifiers",
    "supportsNegativeNumbers", "unit", "unitAdjustForLocale",
  ]
}
