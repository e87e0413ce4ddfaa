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
        members: cases + [.variable(dialog)], layout: .separated))
  }
}
