import IntentSemantics
import SwiftCode

/// The enumeration of what an action can fail for: codes that are no success, and reasons for which values are refused.
///
/// For example: `enum ReserveBoatError: Error, Equatable, CustomLocalizedStringResourceConvertible { … }`
struct IntentErrors {
  /// The structure that it stands behind.
  let structure: IntentStructure

  /// The errors.
  let errors: [Failure]

  /// An error.
  struct Failure {
    /// The name of the case, unescaped.
    let name: String

    /// What is said; nil for nothing in particular.
    let text: FormatText?

    /// What is said without a text.
    let generalText: String

    /// The parameter whose value is refused; nil for a response code.
    let parameter: Parameter?

    /// The code or reason, spelt as in the file; nil where a value is refused for no reason in particular.
    let code: String?
  }

  /// The errors of an intent; nil where there are none.
  init?(of structure: IntentStructure) {
    self.structure = structure
    guard structure.options.form == .modern, structure.performs else { return nil }
    var errors = ResponseOutcomes(of: structure.intent).failures.map { code in
      Failure(
        name: code.name.withLowercasedFirstLetter, text: code.texts.first, generalText: UsualWords.failure,
        parameter: nil, code: code.name)
    }
    let isBridge = structure.migrated.isBridged
    if isBridge, !errors.contains(where: { $0.code == BuiltInResponseCode.failure.name }) {
      errors.append(
        Failure(
          name: "failure".unlike(Set(errors.map(\.name))), text: nil, generalText: UsualWords.failure, parameter: nil,
          code: BuiltInResponseCode.failure.name))
    }
    for parameter in structure.intent.parameters where parameter.supportsResolution {
      if isBridge {
        errors.append(
          Failure(
            name: parameter.name.withLowercasedFirstLetter.unlike(Set(errors.map(\.name))), text: nil,
            generalText: UsualWords.refusal, parameter: parameter, code: nil))
      }
      for reason in isBridge ? parameter.unsupportedReasons : parameter.customReasons {
        let name = (parameter.name.withLowercasedFirstLetter + reason.code.withUppercasedFirstLetter)
          .unlike(Set(errors.map(\.name)))
        errors.append(
          Failure(
            name: name, text: structure.lacksBound(reason, of: parameter) ? nil : reason.text,
            generalText: UsualWords.refusal, parameter: parameter, code: reason.code))
      }
    }
    guard !errors.isEmpty else { return nil }
    self.errors = errors
  }

  /// The values that an error needs.
  func arguments(of error: Failure) -> SentenceArguments {
    let words = error.parameter.map { structure.wordTokens(of: $0) } ?? [:]
    return SentenceArguments(error.text.map { [$0] } ?? []) { token in
      guard words[token] == nil else { return nil }
      return error.parameter == nil ? structure.sourceInResponse(token) : structure.sourceAmongParameters(token)
    }
  }

  /// What an error carries for a value.
  static func type(of item: SentenceArguments.Item) -> TypeExpression { item.source.type.asText.type }

  /// The enumeration.
  func declaration(record: inout MigrationRecord) -> Declaration {
    var cases: [Declaration] = []
    var texts: [SwitchCase] = []
    for error in errors {
      let arguments = arguments(of: error)
      cases.append(
        .enumCase(
          EnumCaseDeclaration(
            error.name,
            associatedValues: arguments.items.map { FunctionParameter($0.name, Self.type(of: $0)) })))
      var tokens = error.parameter.map { structure.wordTokens(of: $0) } ?? [:]
      tokens.merge(arguments.tokens(of: structure, record: &record) { $0.type.asText }) { word, _ in word }
      let place = structure.place(.response, error.parameter?.name)
      let text = error.text ?? FormatText(format: FormatString(segments: [.literal(error.generalText)]))
      texts.append(
        SwitchCase(
          .enumCase(error.name, bindings: arguments.items.map(\.name)),
          [
            .expression(
              record.sentence(text, place, structure.options, lookup: .whenSaid) { tokens[$0] ?? .insertion("") })
          ]))
    }
    let description = VariableDeclaration(
      modifiers: structure.options.accessModifiers, .var, "localizedStringResource",
      type: .named("LocalizedStringResource"), getter: .block([.switch(.selfReference, texts)]))
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("Why ‘\(structure.intent.title.text)’ can fail."),
        attributes: structure.availability, modifiers: structure.options.accessModifiers, .enum,
        structure.migrated.errorName,
        inheritance: [.named("Error"), .named("Equatable"), .named("CustomLocalizedStringResourceConvertible")],
        members: cases + BridgedErrors(errors: self).initializers + [.variable(description)], layout: .separated))
  }
}

extension AppIntentsValue {
  /// What an error carries for the value: a number, or a text.
  fileprivate var asText: AppIntentsValue {
    switch kind {
    case .integer where !isArray, .decimal where !isArray: self
    default: AppIntentsValue(kind: .string, isArray: false)
    }
  }
}
