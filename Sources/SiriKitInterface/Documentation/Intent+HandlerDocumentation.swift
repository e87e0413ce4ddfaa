package import IntentSemantics
package import SwiftCode

extension Intent {
  /// The documentation of the class that handles the intent.
  package var handlerDocumentation: DocumentationComment {
    var discussion: [DocumentationComment.Block] = []
    if let summary {
      discussion.append(.paragraph(summary.quoted))
    }
    discussion += managedCombinations.compactMap { combination in
      combination.title.map { .item("Summary: \($0.quoted)") }
    }
    if requiresConfirmation {
      discussion.append(.item("The user is asked for a confirmation before it is handled."))
    }
    if restriction > 0 {
      discussion.append(.item("Not available while the device is locked."))
    }
    if isDeprecated {
      discussion.append(.item("The definition marks it as deprecated."))
    }
    return DocumentationComment(
      !isCarriedOut
        ? "Lists the options of `\(className)`, which configures a widget: \(title.quoted)."
        : "Handles `\(className)`: \(title.quoted).", discussion: discussion)
  }

  /// The documentation of a method of the handler.
  package func handlerDocumentation(
    of method: HandlingMethod, in language: CodeLanguage = .swift
  ) -> DocumentationComment {
    switch method.role {
    case .handle:
      DocumentationComment("Carries the intent out and answers with the response that fits the outcome.")
    case .confirm:
      DocumentationComment("Checks the intent as a whole, before it is handled.")
    case .resolve(let parameter):
      parameter.resolutionDocumentation(in: self, language)
    case .optionsCollection(let parameter):
      DocumentationComment("Lists the options for \(parameter.spokenName).")
    case .defaultValue(let parameter):
      DocumentationComment("Supplies \(parameter.spokenName) where no value is set.")
    case .optionsArray(let parameter):
      DocumentationComment("Lists the options for \(parameter.spokenName) on iOS 13.")
    }
  }
}

extension Parameter {
  /// The documentation of the method that resolves the parameter: what the definition says of it.
  fileprivate func resolutionDocumentation(in intent: Intent, _ language: CodeLanguage) -> DocumentationComment {
    let description = ValueDescription(
      displayName: displayName, type: type, isArray: isArray, options: options, language: language)
    var items = description.details
    if let relationship {
      let parent = intent.parameters.first { $0.name == relationship.parent }?.type
      items.append(
        "Only if `\(relationship.parent)` \(relationship.condition.description(ofParent: parent, in: language))")
    }
    if intent.inputParameter == name {
      items.append("Takes the result of the previous action in Shortcuts")
    }
    items += prompts.compactMap { prompt in prompt.text.map { "\(prompt.occasion): \($0.quoted)" } }
    items += unsupportedReasons.filter(\.isBuiltIn).compactMap { reason in
      reason.text.map { "`\(language.name(of: reason, of: self, in: intent))`: \($0.quoted)" }
    }
    return DocumentationComment("Resolves \(spokenName).", discussion: items.map { .item($0) })
  }
}
