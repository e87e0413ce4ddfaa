import IntentSemantics
import SwiftCode

extension TypeProperty {
  /// The documentation of the property.
  var documentation: DocumentationComment {
    let value = ValueDescription(displayName: displayName, type: type, isArray: isArray, options: options)
    return DocumentationComment(value.summary, discussion: value.details.map { .item($0) })
  }
}
