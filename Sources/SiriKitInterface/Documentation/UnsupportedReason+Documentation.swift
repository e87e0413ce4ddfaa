package import IntentSemantics
package import SwiftCode

extension UnsupportedReason {
  /// The documentation of the case.
  package var documentation: DocumentationComment {
    DocumentationComment(text.map { "Siri says: \($0.quoted)" } ?? "A reason without a text of its own.")
  }
}
