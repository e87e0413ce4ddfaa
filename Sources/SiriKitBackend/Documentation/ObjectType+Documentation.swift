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

extension TypeProperty {
  /// The documentation of the property.
  var documentation: DocumentationComment {
    let value = ValueDescription(displayName: displayName, type: type, isArray: isArray, options: options)
    return DocumentationComment(value.summary, discussion: value.details.map { .item($0) })
  }
}
