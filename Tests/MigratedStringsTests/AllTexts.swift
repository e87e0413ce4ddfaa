import IntentSemantics
import SwiftCode

@testable import AppIntentsBackend

/// A record of all texts of a definition that App Intents could have, as if the code had every one of them.
struct AllTexts {
  private(set) var record = MigrationRecord()
  private let options: MigrationOptions

  init(_ program: IntentProgram, options: MigrationOptions = MigrationOptions()) {
    self.options = options
    for intent in program.intents { add(intent) }
    for enumeration in program.enumerations {
      add(enumeration.displayName, .title, enumeration.name)
      for value in enumeration.values {
        add(value.displayName, .option, enumeration.name + "." + value.name)
        for synonym in value.synonyms { add(synonym.text, .option, enumeration.name + "." + value.name) }
      }
    }
    for type in program.types {
      add(type.displayName, .title, type.name)
      for property in type.properties {
        add(property.displayName, .title, type.name + "." + property.name)
        add(property.options, type.name + "." + property.name)
      }
    }
  }

  private mutating func add(_ intent: Intent) {
    add(intent.title, .title, intent.name)
    add(intent.summary, .description, intent.name)
    var values: [String: ValueType] = [:]
    for parameter in intent.parameters where !parameter.isArray { values[parameter.name] = parameter.type }
    for combination in intent.managedCombinations {
      add(combination.title, .summary, intent.name) { .parameter($0.name) }
    }
    for combination in intent.suggestedCombinations {
      add(combination.title, .prediction, intent.name) { Self.value($0, values) }
      add(combination.subtitle, .prediction, intent.name) { Self.value($0, values) }
    }
    for parameter in intent.parameters {
      let element = intent.name + "." + parameter.name
      add(parameter.displayName, .title, element)
      add(parameter.options, element)
      for prompt in parameter.prompts { add(prompt.text, .dialog, element) { Self.value($0, values) } }
      for reason in parameter.unsupportedReasons {
        add(reason.text, .response, element) { token in
          switch token.name {
          case "displayName": .insertion(parameter.displayName?.text ?? parameter.name)
          case "minimumValue", "maximumValue": .insertion("1")
          default: Self.value(token, values)
          }
        }
      }
    }
    var results = values
    for parameter in intent.response.parameters {
      results[parameter.name] = parameter.isArray ? .string : parameter.type
      add(parameter.displayName, .title, intent.name + "." + parameter.name)
      add(parameter.options, intent.name + "." + parameter.name)
    }
    for code in intent.response.codes {
      add(code.text, .response, intent.name) { Self.value($0, results) }
      add(code.conciseText, .response, intent.name) { Self.value($0, results) }
    }
  }

  private mutating func add(_ options: ValueOptions, _ element: String) {
    guard case .boolean(let words) = options else { return }
    add(words.trueName, .option, element)
    add(words.falseName, .option, element)
  }

  private mutating func add(_ text: LocalizedText?, _ role: TextRole, _ element: String) {
    guard let text else { return }
    _ = record.literal(text, TextPlace(role: role, element: element, program: 0), options)
  }

  private mutating func add(
    _ text: FormatText?, _ role: TextRole, _ element: String, value: (FormatToken) -> TokenValue
  ) {
    guard let text else { return }
    _ = record.sentence(
      text, TextPlace(role: role, element: element, program: 0), options, lookup: role == .summary ? .byWords : .byKey,
      value: value)
  }

  private static func value(_ token: FormatToken, _ values: [String: ValueType]) -> TokenValue {
    let specifier =
      switch (token.name, token.property, values[token.name]) {
      case ("count", nil, nil): "%lld"
      case (_, nil, .integer?): "%lld"
      case (_, nil, .decimal?): "%lf"
      default: "%@"
      }
    return .value([Argument(.name(token.name))], specifier: specifier)
  }
}
