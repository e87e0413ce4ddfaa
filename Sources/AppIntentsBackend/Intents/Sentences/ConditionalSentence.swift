import IntentSemantics
import SwiftCode

/// A sentence with values that may be missing: it is said where they are all there.
struct ConditionalSentence {
  /// What has to be unwrapped first.
  let conditions: [Condition]

  /// The sentence as a dialog.
  let dialog: Expression

  /// A sentence about a parameter, where some parameters are known to have values and others values are at hand; nil
  /// where a value can be at hand in no case.
  init?(
    _ text: FormatText, about parameter: Parameter, of structure: IntentStructure, unwrapped: Set<String> = [],
    known: [FormatToken: Expression] = [:], record: inout MigrationRecord
  ) {
    // Nothing is recorded of a sentence that cannot be said.
    var draft = record
    var conditions: [Condition] = []
    var tokens: [FormatToken: TokenValue] = [:]
    for token in text.format.tokens where tokens[token] == nil {
      let source = structure.sourceAmongParameters(token)
      var expression: Expression
      var type = source.type
      if let value = known[token] {
        expression = value
        if source.owner == .nothing {
          type = AppIntentsValue(kind: .integer, isArray: false)
        } else if source.path.isEmpty {
          type = type.element
        }
      } else {
        guard source.owner == .parameter, let owner = structure.parameter(named: token.name) else { return nil }
        let isOptional = structure.property(of: owner).isOptional && !unwrapped.contains(owner.name)
        let member = source.member(of: .name(owner.name), isOptional: isOptional)
        expression = member.expression
        if member.isOptional {
          expression = .name(source.localName)
          let condition =
            source.path.isEmpty
            ? Condition.unwrapping(owner.name) : .binding(source.localName, member.expression)
          if !conditions.contains(condition) { conditions.append(condition) }
        }
      }
      let value = SentenceValue(
        expression: expression, type: type, options: source.options, place: structure.place(.option, source.name))
      tokens[token] = value.token(record: &draft, structure.options)
    }
    self.conditions = conditions
    dialog = structure.dialog(text, .dialog, parameter.name, tokens: tokens, record: &draft)
    record = draft
  }

  /// Statements that say the sentence, or do something else where a value is missing.
  func statements(_ saying: (Expression) -> Statement, otherwise: Statement) -> [Statement] {
    guard !conditions.isEmpty else { return [saying(dialog)] }
    return [.guard(conditions, else: [otherwise]), saying(dialog)]
  }
}

extension TokenSource {
  /// The value as a member of a parameter, and whether it may be missing.
  func member(of base: Expression, isOptional: Bool) -> (expression: Expression, isOptional: Bool) {
    var expression = base
    var isOptional = isOptional
    for name in path {
      expression = isOptional ? .optionalMember(expression, name) : .member(expression, name)
      isOptional = isOptional || name != "id" && name != "displayString"
    }
    return (expression, isOptional)
  }
}
