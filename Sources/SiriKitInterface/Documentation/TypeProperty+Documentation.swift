package import IntentSemantics
package import SwiftCode

extension TypeProperty {
  /// The documentation of the property; nil where there is nothing to say.
  package func documentation(in language: CodeLanguage = .swift) -> DocumentationComment? {
    ValueDescription(
      displayName: displayName, type: type, isArray: isArray, options: options, language: language
    ).documentation()
  }
}
