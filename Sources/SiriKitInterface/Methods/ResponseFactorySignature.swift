package import IntentSemantics
package import SwiftCode

/// The name and arguments of the method that makes a response with the values that its sentence speaks.
///
/// For example: `success(soup:minutes:)`
package struct ResponseFactorySignature: Sendable, Equatable {
  /// The outcome.
  package let code: ResponseCode

  /// The values that the sentences of the outcome speak, each once, in the order of their first tokens; never empty.
  package let arguments: [ResponseParameter]

  /// The factory of an outcome; nil where its sentences speak no value of the response.
  package init?(of code: ResponseCode, in response: Response) {
    let texts = [code.text, code.conciseText].compactMap(\.self)
    let names = Self.argumentNames(of: texts.map(\.format), values: response.parameters.map(\.name))
    guard !names.isEmpty else { return nil }
    self.code = code
    arguments = names.compactMap { name in response.parameters.first { $0.name == name } }
  }

  /// The names of the values that the sentences of an outcome speak, each once, in the order of their first tokens.
  ///
  /// - Parameters:
  ///   - sentences: What is said, and what is printed.
  ///   - values: The names of the values of the response; other tokens are no arguments.
  /// - Returns: The names.
  package static func argumentNames(of sentences: [FormatString], values: [String]) -> [String] {
    var names: [String] = []
    for name in sentences.flatMap(\.tokens).map(\.name) where values.contains(name) && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The parameters of the method.
  ///
  /// The first has no label where the outcome's name ends with it, so that a label would repeat it:
  /// `failureSoldOutSoup(_ soup:)`.
  package var parameters: [FunctionParameter] {
    arguments.enumerated().map { index, argument in
      FunctionParameter(
        label: index == 0 && code.name.hasSuffix(argument.name.withUppercasedFirstLetter) ? .omitted : .name,
        argument.name, argument.type.propertyType(isArray: argument.isArray).unwrapped)
    }
  }

  /// What a caller writes before each argument, `_` for nothing.
  package var labels: [String] { parameters.map { $0.label.text(of: $0.name) } }

  /// The selector, whose first part names outcome and first argument.
  ///
  /// For example: `successIntentResponseWithSoup:minutes:`
  package var selector: String {
    var selector = code.name + "IntentResponseWith"
    for (index, argument) in arguments.enumerated() {
      selector += index == 0 ? argument.name.withUppercasedFirstLetter : argument.name
      selector += ":"
    }
    return selector
  }
}
