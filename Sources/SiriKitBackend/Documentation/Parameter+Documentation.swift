import IntentSemantics
import SiriKitInterface
import SwiftCode

extension Parameter {
  /// The documentation of the property in its intent's class; nil where there is nothing to say.
  func documentation(in intent: Intent) -> DocumentationComment? {
    var details: [String] = []
    if !arraySizes.isEmpty {
      details.append("Number of values by widget size: " + arraySizes.map(\.description).joined(separator: ", "))
    }
    if let relationship {
      details.append("Shown only if `\(relationship.parent)` \(relationship.condition.description)")
    }
    if intent.inputParameter == name {
      details.append("Takes the result of the previous action in Shortcuts")
    }
    if !isConfigurable, intent.isConfigurable || intent.isEligibleForWidgets {
      details.append("Not offered to the user for editing")
    }
    return ValueDescription(displayName: displayName, type: type, isArray: isArray, options: options)
      .documentation(further: details)
  }

  /// The documentation of the enumeration of its unsupported reasons.
  func unsupportedReasonDocumentation(in intent: Intent) -> DocumentationComment {
    DocumentationComment("The reasons for which a value of `\(intent.className).\(name)` is refused.")
  }

  /// The documentation of its own resolution result.
  func unsupportedResultDocumentation(in intent: Intent) -> DocumentationComment {
    DocumentationComment("The result of resolving `\(intent.className).\(name)`, with its reasons to refuse a value.")
  }
}
