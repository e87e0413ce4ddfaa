import IntentSemantics
import SwiftCode

/// The methods with which an action offers a choice of values and asks whether a value is the right one, in the words of
/// the definition.
///
/// For example: `private func confirmPier(_ value: PierAppEntity) async throws -> Bool { … }`
struct ConversationMethods {
  /// The structure that has them.
  let structure: IntentStructure

  /// A method.
  struct Method {
    /// How code names it.
    ///
    /// For example: `confirmPier(_:)`
    let name: String

    /// The method itself.
    let declaration: Declaration
  }

  /// The methods, parameter by parameter.
  func methods(record: inout MigrationRecord) -> [Method] {
    var methods: [Method] = []
    for parameter in structure.intent.parameters where parameter.supportsResolution {
      let dialogs = ParameterDialogs(of: parameter)
      let choices = [dialogs.selection, dialogs.introduction].compactMap(\.self)
      // The property itself says the first one where it has room for it.
      let isSaid = structure.property(of: parameter).choiceRequest != nil
      let further = isSaid ? choices.dropFirst() : choices[...]
      if let text = further.first, let method = choice(of: parameter, text, record: &record) {
        methods.append(method)
      }
      for text in further.dropFirst() {
        structure.remark(
          .leftOut, parameter.name, "INIntentParameterPromptDialogs",
          "a choice has one dialog", quoting: text.format.source, &record)
      }
      if let text = dialogs.confirmation, let method = confirmation(of: parameter, text, record: &record) {
        methods.append(method)
      }
    }
    return methods
  }

  private func choice(of parameter: Parameter, _ text: FormatText, record: inout MigrationRecord) -> Method? {
    let element = structure.property(of: parameter).value.elementType
    let count = FormatToken(name: "count")
    let isWord = structure.parameter(named: "count") == nil
    let values = "values".unlike(names(in: text))
    let sentence = ConditionalSentence(
      text, about: parameter, of: structure,
      known: isWord ? [count: .member(.name(values), "count")] : [:], record: &record)
    guard let sentence else {
      reportUnusable(text, of: parameter, record: &record)
      return nil
    }
    func request(_ dialog: Expression?) -> Statement {
      call("requestDisambiguation", of: parameter, Argument("among", .name(values)), dialog)
    }
    let name = "choose" + parameter.name.withUppercasedFirstLetter
    return Method(
      name: name + "(among:)",
      declaration: .function(
        FunctionDeclaration(
          modifiers: [.access(.private)], name,
          parameters: [FunctionParameter(label: .word("among"), values, .array(element))], effects: .asyncThrows,
          result: element, body: sentence.statements(request, otherwise: request(nil)))))
  }

  private func confirmation(of parameter: Parameter, _ text: FormatText, record: inout MigrationRecord) -> Method? {
    let element = structure.property(of: parameter).value.elementType
    let value = "value".unlike(names(in: text))
    var known: [FormatToken: Expression] = [:]
    for token in text.format.tokens where token.name == parameter.name {
      let source = structure.sourceAmongParameters(token)
      let member = source.member(of: .name(value), isOptional: false)
      if !member.isOptional {
        known[token] = member.expression
      } else if source.type.kind == .string, !source.type.isArray {
        known[token] = .binary(member.expression, "??", .string(""))
      }
    }
    let sentence = ConditionalSentence(
      text, about: parameter, of: structure, known: known, record: &record)
    guard let sentence else {
      reportUnusable(text, of: parameter, record: &record)
      return nil
    }
    func request(_ dialog: Expression?) -> Statement {
      call("requestConfirmation", of: parameter, Argument("for", .name(value)), dialog)
    }
    let name = "confirm" + parameter.name.withUppercasedFirstLetter
    return Method(
      name: name + "(_:)",
      declaration: .function(
        FunctionDeclaration(
          modifiers: [.access(.private)], name,
          parameters: [FunctionParameter(label: .omitted, value, element)], effects: .asyncThrows,
          result: .named("Bool"), body: sentence.statements(request, otherwise: request(nil)))))
  }

  private func call(
    _ method: String, of parameter: Parameter, _ argument: Argument, _ dialog: Expression?
  ) -> Statement {
    .return(
      .try(
        .await(
          .call(
            .member(.projection(parameter.name), method),
            [argument] + (dialog.map { [Argument("dialog", $0)] } ?? [])))))
  }

  /// The names that a sentence takes.
  private func names(in text: FormatText) -> Set<String> {
    Set(text.format.tokens.map { structure.sourceAmongParameters($0).localName })
  }

  private func reportUnusable(_ text: FormatText, of parameter: Parameter, record: inout MigrationRecord) {
    structure.remark(
      .lost, parameter.name, "INIntentParameterPromptDialogs",
      "it names a value that is not there when it is said", quoting: text.format.source, &record)
  }
}
