package import IntentSemantics
package import SwiftCode

extension Intent {
  /// The documentation of the class.
  package var documentation: DocumentationComment {
    var discussion: [DocumentationComment.Block] = []
    if let summary {
      discussion.append(.paragraph(summary.quoted))
    }
    if requiresConfirmation {
      discussion.append(.paragraph("The user is asked for a confirmation before it is handled."))
    }
    if isDeprecated {
      discussion.append(.paragraph("The definition marks it as deprecated."))
    }
    if parameters.contains(where: \.isSingleEnumeration) {
      discussion.append(.paragraph("An enumeration that was given no value has the raw value 0."))
    }
    return DocumentationComment(
      "The intent \(title.quoted)\(isEligibleForWidgets ? ", which configures a widget" : "").", discussion: discussion)
  }

  /// The documentation of the handling protocol.
  package var handlingDocumentation: DocumentationComment {
    let order =
      parameters.contains(where: \.supportsResolution)
      ? "The system calls the `resolve` methods first, then `confirm`, then `handle`."
      : "The system calls `confirm` first, then `handle`."
    return DocumentationComment(
      "The methods of an object that handles `\(className)`.",
      discussion: isEligibleForWidgets ? [] : [.paragraph(order)])
  }

  /// The documentation of the response class.
  package var responseDocumentation: DocumentationComment {
    DocumentationComment(
      response.parameters.isEmpty
        ? "The response to `\(className)`."
        : "The response to `\(className)`: an outcome and the values that go with it.")
  }

  /// The documentation of the initialiser of a response.
  package var responseInitializerDocumentation: DocumentationComment {
    DocumentationComment(
      response.parameters.isEmpty
        ? "Creates a response with an outcome." : "Creates a response with an outcome and no values.",
      parameters: [
        ParameterDocumentation("code", "The outcome."),
        ParameterDocumentation(
          "userActivity", "What the app receives if it opens; `nil` for the system's own activity."),
      ])
  }

  /// The documentation of the enumeration of outcomes.
  package var responseCodeDocumentation: DocumentationComment {
    DocumentationComment("The outcomes of `\(className)`.")
  }
}
