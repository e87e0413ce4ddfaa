import IntentSemantics
import SwiftCode

extension UnsupportedReason {
  /// The documentation of the case.
  var documentation: DocumentationComment {
    if let text {
      return DocumentationComment("Siri says \(text.quoted).")
    }
    return DocumentationComment("The definition has no sentence for this reason.")
  }
}
