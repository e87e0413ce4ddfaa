import IntentSemantics
import SiriKitInterface
import SwiftCode

extension TypeProperty {
  /// The documentation of the property; nil where there is nothing to say.
  var documentation: DocumentationComment? {
    ValueDescription(displayName: displayName, type: type, isArray: isArray, options: options).documentation()
  }
}
