import IntentSemantics
import SwiftCode

extension ObjectType {
  /// The documentation of the class.
  var documentation: DocumentationComment {
    let name = displayName.map { "\($0.quoted): an" } ?? "An"
    return DocumentationComment("\(name) object that the user can choose or that a response carries.")
  }

  /// The documentation of the resolution result.
  var resultDocumentation: DocumentationComment {
    DocumentationComment("A handler's answer about a value of type `\(className)`.")
  }
}
