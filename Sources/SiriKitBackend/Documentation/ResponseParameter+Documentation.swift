import IntentSemantics
import SiriKitInterface
import SwiftCode

extension ResponseParameter {
  /// The documentation of the property; nil where there is nothing to say.
  func documentation(in response: Response) -> DocumentationComment? {
    ValueDescription(displayName: displayName, type: type, isArray: isArray, options: options)
      .documentation(further: response.output == name ? ["The result of the action in Shortcuts"] : [])
  }
}
