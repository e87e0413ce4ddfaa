package import IntentSemantics
package import SwiftCode

extension ObjectType {
  /// The documentation of the class.
  package var documentation: DocumentationComment {
    DocumentationComment(displayName.map { "The object type \($0.quoted)." } ?? "An object type of the definition.")
  }

  /// The documentation of the resolution result.
  package var resultDocumentation: DocumentationComment {
    DocumentationComment("The result of resolving a parameter of type `\(className)`.")
  }
}
