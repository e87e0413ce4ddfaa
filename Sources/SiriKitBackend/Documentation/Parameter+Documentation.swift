import IntentSemantics
import SwiftCode

extension Parameter {
  /// What can be said about the value.
  private var value: ValueDescription {
    ValueDescription(displayName: displayName, type: type, isArray: isArray, options: options)
  }

  /// The documentation of the property in its intent's class.
  func documentation(in intent: Intent) -> DocumentationComment {
    var details = value.details
    if !arraySizes.isEmpty {
      let sizes = arraySizes.map { "\($0.sizeClass) \($0.count)" }.joined(separator: ", ")
      details.append("Number of elements by widget size: \(sizes).")
    }
    if let relationship {
      details.append("Shown only if `\(relationship.parent)` \(relationship.condition.description).")
    }
    if !isConfigurable, intent.isConfigurable || intent.isEligibleForWidgets {
      details.append("Not offered to the user for editing, unlike other parameters.")
    }
    return DocumentationComment(value.summary, discussion: details.map { .item($0) })
  }

  /// How the parameter is called in a sentence: by its label, or by its property.
  var spokenName: String {
    displayName?.quoted ?? "`\(name)`"
  }

  /// The documentation of the enumeration of its unsupported reasons.
  func unsupportedReasonDocumentation(in intent: Intent) -> DocumentationComment {
    DocumentationComment("Why a handler of `\(intent.className)` refuses a value of `\(name)`.")
  }

  /// The documentation of its own resolution result.
  var unsupportedResultDocumentation: DocumentationComment {
    DocumentationComment("A handler's answer about `\(name)`, which may be refused for a reason of its own.")
  }
}
