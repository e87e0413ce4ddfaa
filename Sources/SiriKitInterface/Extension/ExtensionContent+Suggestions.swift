import IntentSemantics
package import SwiftCode

extension ExtensionContent {
  /// The custom intents that the system may suggest.
  package var suggested: [Custom] { custom.filter(\.intent.isEligibleForSuggestions) }

  /// The documentation of the type that donates.
  package var donationsDocumentation: DocumentationComment {
    DocumentationComment(
      "Tells the system what a person does in the app, so that it can suggest it at the right time.",
      discussion: unsuggestedItems)
  }

  /// The documentation of the type with shortcuts.
  package var shortcutsDocumentation: DocumentationComment {
    DocumentationComment(
      "The shortcuts that the app suggests to people.",
      discussion: unsuggestedItems
        + system.map {
          .item("`\($0.intent.className)` is left out: only the app knows what a shortcut to it is about.")
        })
  }

  /// The documentation of what donates any interaction.
  package static var interactionDocumentation: DocumentationComment {
    DocumentationComment(
      "Donates an interaction.",
      parameters: [
        ParameterDocumentation("interaction", "What the person did."),
        ParameterDocumentation("identifier", "What the donation is deleted by; a new one for nil."),
        ParameterDocumentation("groupIdentifier", "What it is deleted by together with others."),
      ])
  }

  /// The custom intents that are left out of what the system may suggest, and why.
  private var unsuggestedItems: [DocumentationComment.Block] {
    custom.filter { !$0.intent.isEligibleForSuggestions }.map { custom in
      .item(
        "`\(custom.intent.className)` is left out: "
          + (custom.intent.isCarriedOut
            ? "the definition does not let the system suggest it." : "it only configures a widget."))
    }
  }
}
