package import IntentSemantics
package import SwiftCode

extension Parameter {
  /// The documentation of the property in its intent's class; nil where there is nothing to say.
  package func documentation(in intent: Intent, language: CodeLanguage = .swift) -> DocumentationComment? {
    var details: [String] = []
    if !arraySizes.isEmpty {
      details.append("Number of values by widget size: " + arraySizes.map(\.description).joined(separator: ", "))
    }
    if let relationship {
      let parent = intent.parameters.first { $0.name == relationship.parent }?.type
      details.append(
        "Shown only if `\(relationship.parent)` "
          + relationship.condition.description(ofParent: parent, in: language))
    }
    if intent.inputParameter == name {
      details.append("Takes the result of the previous action in Shortcuts")
    }
    if !isConfigurable, intent.isConfigurable || intent.isEligibleForWidgets {
      details.append("Not offered to the user for editing")
    }
    return ValueDescription(
      displayName: displayName, type: type, isArray: isArray, options: options, language: language
    ).documentation(further: details)
  }

  /// The documentation of the enumeration of its unsupported reasons.
  package func unsupportedReasonDocumentation(in intent: Intent) -> DocumentationComment {
    DocumentationComment("The reasons for which a value of `\(intent.className).\(name)` is refused.")
  }

  /// The documentation of its own resolution result.
  package func unsupportedResultDocumentation(in intent: Intent) -> DocumentationComment {
    DocumentationComment("The result of resolving `\(intent.className).\(name)`, with its reasons to refuse a value.")
  }
}
