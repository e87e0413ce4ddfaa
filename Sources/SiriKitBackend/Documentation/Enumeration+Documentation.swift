import IntentSemantics
import SwiftCode

extension Enumeration {
  /// The documentation of the enumeration.
  var documentation: DocumentationComment {
    DocumentationComment(
      displayName.map { "\($0.quoted): one of a fixed set of values." } ?? "One of a fixed set of values.")
  }

  /// The documentation of the resolution result.
  var resultDocumentation: DocumentationComment {
    DocumentationComment("A handler's answer about a value of `\(className)`.")
  }
}
