package import IntentSemantics
package import SwiftCode

extension Enumeration {
  /// The documentation of the enumeration.
  package var documentation: DocumentationComment {
    DocumentationComment(displayName.map { "The choices for \($0.quoted)." } ?? "A fixed set of choices.")
  }

  /// The documentation of the resolution result.
  package var resultDocumentation: DocumentationComment {
    DocumentationComment("The result of resolving a parameter of type `\(className)`.")
  }
}
