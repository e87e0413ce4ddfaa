import IntentSemantics
import SwiftCode

/// The enumeration of an intent's successes, where what is said depends on which it is.
///
/// For example: `enum ReserveBoatOutcome { case success(berth: String), waitingList(position: Int) … }`
struct IntentOutcomes {
  /// The structure that it stands behind.
  let structure: IntentStructure

  /// The successes.
  let codes: [ResponseCode]

  /// The successes of an intent; nil where what is said does not depend on them.
  init?(of structure: IntentStructure) {
    guard structure.options.form == .modern, !structure.migrated.isBridged, structure.performs,
      case .several(let codes) = ResponseOutcomes(of: structure.intent).dialog
    else { return nil }
    self.structure = structure
    self.codes = codes
  }

  /// The enumeration.
  func declaration(record: inout MigrationRecord) -> Declaration {
    var cases: [Declaration] = []
    var dialogs: [SwitchCase] = []
    for code in codes {
      let name = code.name.withLowercasedFirstLetter
      let arguments = SentenceArguments(code.texts, source: structure.sourceInResponse)
      cases.append(
        .enumCase(
          EnumCaseDeclaration(
            name,
            associatedValues: arguments.items.map { FunctionParameter($0.name, $0.source.type.type) })))
      let tokens = arguments.tokens(of: structure, record: &record) { $0.type }
      dialogs.append(
        SwitchCase(
          .enumCase(name, bindings: arguments.items.map(\.name)),
          [.expression(structure.dialog(of: code, tokens: tokens, record: &record))]))
    }
    let dialog = VariableDeclaration(
      documentation: DocumentationComment("What is said in the end."),
      .var, "dialog", type: .named("IntentDialog"), getter: .block([.switch(.selfReference, dialogs)]))
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("How ‘\(structure.intent.title.text)’ can end well."),
        attributes: structure.availability, .enum, structure.migrated.outcomeName,
        members: cases + [.variable(dialog)] + (SnippetStructure(of: structure).map { [snippet($0)] } ?? []),
        layout: .separated))
  }

  /// The name of the member that gives the snippet.
  static let snippetName = "snippet"

  /// The member that gives the snippet: a property, or a method that takes the result.
  private func snippet(_ snippet: SnippetStructure) -> Declaration {
    let output = structure.intent.response.output
    let names = codes.flatMap { SentenceArguments($0.texts, source: structure.sourceInResponse).items.map(\.name) }
    let result = "value".unlike(Set(names))
    let cases = codes.map { code in
      let arguments = SentenceArguments(code.texts, source: structure.sourceInResponse)
      let value = snippet.expression { value in
        if let item = arguments.items.first(where: { $0.token == value.token }) {
          return value.argument(.name(item.name))
        }
        return value.token == output.map { FormatToken(name: $0) } ? value.argument(.name(result)) : nil
      }
      return SwitchCase(
        .enumCase(code.name.withLowercasedFirstLetter, bindings: arguments.items.map(\.name)), [.expression(value)])
    }
    let documentation = DocumentationComment("What is shown in the end.")
    let type = TypeExpression.named(snippet.name)
    let shown = snippet.values.first { $0.token.name == output && $0.token.property == nil }
    guard let shown else {
      return .variable(
        VariableDeclaration(
          documentation: documentation, .var, Self.snippetName, type: type,
          getter: .block([.switch(.selfReference, cases)])))
    }
    return .function(
      FunctionDeclaration(
        documentation: documentation, Self.snippetName,
        parameters: [FunctionParameter(label: .word("for"), result, shown.source.type.type)], result: type,
        body: [.switch(.selfReference, cases)]))
  }
}
