package import IntentSemantics
package import SwiftCode

extension EnumerationValue {
  /// The documentation of the case; nil where the definition says nothing.
  package var documentation: DocumentationComment? {
    let others = synonyms.map(\.text.quoted).joined(separator: ", ")
    return switch (displayName, synonyms.isEmpty) {
    case (nil, true): nil
    case (nil, false): DocumentationComment("Also called \(others)")
    case (let displayName?, true): DocumentationComment(displayName.quoted)
    case (let displayName?, false): DocumentationComment("\(displayName.quoted), also called \(others)")
    }
  }
}
