import IntentSemantics
import SwiftCode

/// The extension with all dialogs of an intent by name.
///
/// For example: `fileprivate extension IntentDialog { static var coatsParameterPrompt: Self { "How many coats?" } }`
struct DialogExtension {
  /// The structure that it stands behind.
  let structure: IntentStructure

  /// A dialog.
  private struct Dialog {
    let name: String
    let text: FormatText
    let isResponse: Bool
    let parameter: Parameter?
  }

  /// The extension; nil where there is nothing to say.
  func declaration(record: inout MigrationRecord) -> Declaration? {
    var names: Set<String> = []
    let members = dialogs.map { dialog in
      let name = dialog.name.unlike(names)
      names.insert(name)
      return member(dialog, name, record: &record)
    }
    guard !members.isEmpty else { return nil }
    return .type(
      TypeDeclaration(
        attributes: structure.options.availability(from: .iOS16), modifiers: [.access(.fileprivate)], .extension,
        "IntentDialog", members: members, layout: .compact))
  }

  /// The dialogs: parameter by parameter, then the response's.
  private var dialogs: [Dialog] {
    var dialogs: [Dialog] = []
    for parameter in structure.intent.parameters {
      func append(_ suffix: String, _ text: FormatText?) {
        guard let text else { return }
        dialogs.append(
          Dialog(name: parameter.name + "Parameter" + suffix, text: text, isResponse: false, parameter: parameter))
      }
      let texts = ParameterDialogs(of: parameter)
      append("Configuration", texts.configuration)
      append("Prompt", texts.primary)
      append("DisambiguationIntro", texts.introduction)
      append("DisambiguationSelection", texts.selection)
      append("Confirmation", texts.confirmation)
      for reason in parameter.customReasons {
        append(reason.code.withUppercasedFirstLetter, reason.text)
      }
    }
    for code in structure.intent.response.codes {
      guard let text = code.text else { continue }
      dialogs.append(
        Dialog(
          name: "response" + code.name.withUppercasedFirstLetter, text: text, isResponse: true, parameter: nil))
    }
    return dialogs
  }

  private func member(_ dialog: Dialog, _ name: String, record: inout MigrationRecord) -> Declaration {
    var tokens = dialog.parameter.map { structure.wordTokens(of: $0) } ?? [:]
    // A dialog about a list is about one of its values.
    func type(_ source: TokenSource) -> AppIntentsValue {
      dialog.isResponse && structure.options.form == .modern ? source.type : source.type.element
    }
    let count = FormatToken(name: "count")
    let hasCount = !dialog.isResponse && structure.sourceAmongParameters(count).owner == .nothing
    let arguments = SentenceArguments([dialog.text]) { token in
      if hasCount, token == count {
        return TokenSource(
          owner: .nothing, name: "count", path: [], type: AppIntentsValue(kind: .integer, isArray: false),
          options: .none)
      }
      guard tokens[token] == nil else { return nil }
      return dialog.isResponse ? structure.sourceInResponse(token) : structure.sourceAmongParameters(token)
    }
    tokens.merge(arguments.tokens(of: structure, record: &record, type: type)) { word, _ in word }
    let text = structure.dialog(
      dialog.text, dialog.isResponse ? .response : .dialog, dialog.parameter?.name, tokens: tokens, record: &record)
    guard !arguments.items.isEmpty else {
      return .variable(
        VariableDeclaration(
          modifiers: [.static], .var, name, type: .selfType, getter: .block([.expression(text)])))
    }
    return .function(
      FunctionDeclaration(
        modifiers: [.static], name,
        parameters: arguments.items.map { FunctionParameter($0.name, type($0.source).type) }, result: .selfType,
        body: [.expression(text)]))
  }
}
