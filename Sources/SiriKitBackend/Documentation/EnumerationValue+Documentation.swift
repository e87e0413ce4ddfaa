import IntentSemantics
import SwiftCode

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
