package import IntentSemantics
package import SwiftCode

extension ResponseCode {
  /// The documentation of a case of the definition's own.
  package var documentation: DocumentationComment {
    documentation(saying: isSuccess ? "A success" : "A failure")
  }

  /// Documentation that ends with the text which the definition has for the outcome.
  package func documentation(
    saying opening: String, parameters: [ParameterDocumentation] = []
  ) -> DocumentationComment {
    DocumentationComment(
      text.map { "\(opening): \($0.quoted)" } ?? opening + ".",
      discussion: conciseText.map { [.item("Printed: \($0.quoted)")] } ?? [], parameters: parameters)
  }

  /// The documentation of the method that makes such a response.
  package func factoryDocumentation(
    arguments: [ResponseParameter], in language: CodeLanguage = .swift
  ) -> DocumentationComment {
    documentation(
      saying: "Creates the response `\(name)`",
      parameters: arguments.compactMap { argument in
        ValueDescription(
          displayName: argument.displayName, type: argument.type, isArray: argument.isArray, options: argument.options,
          language: language
        ).summary.map { ParameterDocumentation(argument.name, $0) }
      })
  }
}
