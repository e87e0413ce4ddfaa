import IntentSemantics
import SwiftCode

extension Enumeration {
  /// The documentation of the enumeration.
  var documentation: DocumentationComment {
    DocumentationComment(displayName.map { "\($0.quoted): one of a fixed set of values." } ?? "One of a fixed set of values.")
  }

  /// The documentation of the resolution result.
  var resultDocumentation: DocumentationComment {
    DocumentationComment("A handler's answer about a value of `\(className)`.")
  }
}

extension EnumerationValue {
  /// The documentation of the case; nil where the definition says nothing.
  var documentation: DocumentationComment? {
    let others = synonyms.map(\.text.quoted).joined(separator: ", ")
    switch (displayName, synonyms.isEmpty) {
    case (nil, true): return nil
    case (nil, false): return DocumentationComment("Called \(others).")
    case (let displayName?, true): return DocumentationComment("\(displayName.quoted)")
    case (let displayName?, false): return DocumentationComment("\(displayName.quoted), also called \(others).")
    }
  }
}
