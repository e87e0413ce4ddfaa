import IntentSemantics
import SwiftCode

/// The statements that ask for values which an action cannot do without.
///
/// For example: `guard let coats else { throw $coats.needsValueError("How many coats?") }`
struct ValueGuards {
  /// The structure.
  let structure: IntentStructure

  /// The statements.
  private(set) var statements: [Statement] = []

  /// The parameters that have values behind the statements, in their order.
  private(set) var unwrapped: [String] = []

  /// The parameters that a statement asks for.
  private(set) var asked: [Parameter] = []

  /// The parameters that the handler resolves and that no statement asks for.
  private(set) var unasked: [Parameter] = []

  /// The statements for the parameters of an intent.
  init(_ structure: IntentStructure, record: inout MigrationRecord) {
    self.structure = structure
    for parameter in structure.intent.parameters
    where parameter.supportsResolution && structure.property(of: parameter).isOptional {
      guard let prompt = ParameterDialogs(of: parameter).prompt,
        let conditions = ValueConditions(structure, unwrapped: Set(unwrapped)).conditions(of: parameter)
      else {
        unasked.append(parameter)
        continue
      }
      asked.append(parameter)
      let question = question(parameter, prompt, record: &record)
      if parameter.relationship == nil {
        statements.append(.guard([.unwrapping(parameter.name)], else: question))
        unwrapped.append(parameter.name)
      } else {
        let isMissing = Expression.binary(.name(parameter.name), "==", .nil)
        statements.append(.if(conditions.map { .expression($0) } + [.expression(isMissing)], question))
      }
    }
  }

  private func question(_ parameter: Parameter, _ prompt: FormatText, record: inout MigrationRecord) -> [Statement] {
    func error(_ dialog: Expression?) -> Statement {
      .throw(
        .call(.member(.projection(parameter.name), "needsValueError"), dialog.map { [Argument($0)] } ?? []))
    }
    guard !ParameterDialogs(of: parameter).namesItself(prompt),
      let sentence = ConditionalSentence(
        prompt, about: parameter, of: structure, unwrapped: Set(unwrapped), record: &record)
    else {
      structure.remarkOnUnsaid(prompt, of: parameter, &record)
      return [error(nil)]
    }
    return sentence.statements(error, otherwise: error(nil))
  }
}
