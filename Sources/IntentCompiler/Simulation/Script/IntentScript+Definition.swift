package import IntentDialogue
package import IntentSemantics
internal import SourceDiagnostics

extension IntentScript {
  /// What a definition says about an intent of its program.
  package init(of intent: Intent, in program: IntentProgram) {
    self.init(
      name: intent.name, table: program.source.stem, title: DialogueText(intent.title),
      requiresConfirmation: intent.requiresConfirmation,
      parameters: intent.parameters.map { Parameter($0, in: program) },
      summaries: (intent.managedCombinations + intent.suggestedCombinations).compactMap { combination in
        combination.title.map { Summary(combination.parameters, DialogueText($0)) }
      },
      codes: intent.response.codes.map { code in
        ResponseCode(
          code.name, isSuccess: code.isSuccess, spoken: code.text.map { DialogueText($0) },
          printed: code.conciseText.map { DialogueText($0) })
      })
  }
}

extension IntentScript.Parameter {
  /// What a definition says about a parameter.
  fileprivate init(_ parameter: Parameter, in program: IntentProgram) {
    let (minimum, maximum) = parameter.options.bounds
    self.init(
      parameter.name, IntentScript.Kind(parameter.type, parameter.options, in: program), isArray: parameter.isArray,
      isResolved: parameter.supportsResolution,
      relationship: parameter.relationship.map { relationship in
        IntentScript.Relationship(relationship.parent, IntentScript.Condition(relationship.condition))
      },
      displayName: parameter.displayName.map { DialogueText($0) },
      minimum: minimum?.value, maximum: maximum?.value,
      prompts: parameter.prompts.compactMap { prompt in
        guard let occasion = IntentScript.Prompt.Occasion(rawValue: prompt.type), let text = prompt.text else {
          return nil
        }
        return IntentScript.Prompt(occasion, DialogueText(text))
      },
      reasons: parameter.unsupportedReasons.map { reason in
        IntentScript.UnsupportedReason(reason.code, reason.text.map { DialogueText($0) })
      })
  }
}

extension IntentScript.Condition {
  /// What a definition says must hold of a parent's value.
  package init(_ condition: RelationshipCondition) {
    self =
      switch condition {
      case .hasAnyValue: .hasAnyValue
      case .booleanEquals(let isTrue): .isTruth(isTrue)
      case .enumerationEquals(let name): .isCase(name.withLowercasedFirstLetter)
      case .integerIsGreater(let bound): .isGreater(than: bound)
      case .integerIsAtLeast(let bound): .isAtLeast(bound)
      case .objectIdentifierContains(let text): .identifierContains(text)
      }
  }
}

extension ValueOptions {
  /// The smallest and the largest value that the definition allows, as it counts them.
  fileprivate var bounds: (minimum: MetadataNumber?, maximum: MetadataNumber?) {
    switch self {
    case .number(let number): (number.minimum, number.maximum)
    case .timeInterval(let interval): (interval.minimum, interval.maximum)
    default: (nil, nil)
    }
  }
}
