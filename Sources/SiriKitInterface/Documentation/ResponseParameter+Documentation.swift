package import IntentSemantics
package import SwiftCode

extension ResponseParameter {
  /// The documentation of the property; nil where there is nothing to say.
  package func documentation(in response: Response, language: CodeLanguage = .swift) -> DocumentationComment? {
    ValueDescription(
      displayName: displayName, type: type, isArray: isArray, options: options, language: language
    ).documentation(further: response.output == name ? ["The result of the action in Shortcuts"] : [])
  }
}
