import IntentSemantics
import SwiftCode

extension Intent {
  /// The documentation of the class.
  var documentation: DocumentationComment {
    var discussion: [DocumentationComment.Block] = []
    if let summary {
      discussion.append(.paragraph("Description: \(summary.quoted)"))
    }
    discussion.append(.paragraph("A property is nil, or an enumeration's zero, where no value was given."))
    if isEligibleForWidgets {
      discussion.append(.item("Configures a widget."))
    }
    if requiresConfirmation {
      discussion.append(.item("The user is asked before it is carried out."))
    }
    if isDeprecated {
      discussion.append(.item("Marked as deprecated in the definition."))
    }
    return DocumentationComment("A request: \(title.quoted).", discussion: discussion)
  }

  /// The documentation of the handling protocol.
  var handlingDocumentation: DocumentationComment {
    DocumentationComment(
      "What an object must be able to do in order to serve `\(className)`.",
      discussion: [
        .paragraph(
          "The system first resolves each parameter, then has the request confirmed, then has it handled. It may ask"
            + " for a value again after an answer that is not final.")
      ])
  }

  /// The documentation of the response class.
  var responseDocumentation: DocumentationComment {
    DocumentationComment("What a handler answers to `\(className)`: an outcome and the values that are spoken with it.")
  }

  /// The documentation of the enumeration of outcomes.
  var responseCodeDocumentation: DocumentationComment {
    DocumentationComment("The outcomes of `\(className)`.")
  }
}
