package import IntentSemantics
package import SwiftCode

extension ExtensionContent {
  /// The custom intents that are shown for a confirmation.
  package var confirmed: [Custom] { custom.filter(\.intent.asksForConfirmation) }

  /// The documentation of the view controller.
  package static var viewDocumentation: DocumentationComment {
    DocumentationComment(
      "Shows what an intent is about while Siri asks for a confirmation, and what came of it.",
      discussion: [
        .paragraph(
          "The Info.plist of the UI extension names the class as `NSExtensionPrincipalClass` and lists the intents as "
            + "`IntentsSupported`.")
      ])
  }

  /// The documentation of what shows any interaction.
  package static var interactionViewDocumentation: DocumentationComment {
    DocumentationComment("Shows an interaction: before the user agrees, and again when the intent has been handled.")
  }

  /// The documentation of the size of the view.
  package static var viewSizeDocumentation: DocumentationComment {
    DocumentationComment("The width that Siri offers, and the height that the content needs.")
  }

  /// What is left to the developer of a view.
  ///
  /// - Parameters:
  ///   - ready: What the language calls the status before the user agrees.
  ///   - success: What it calls the status when it is done.
  /// - Returns: The comment.
  package static func viewPlace(ready: String, success: String) -> [DocumentationComment.Block] {
    [
      .paragraph(
        "TODO: Show what the user has to know: `status` is `\(ready)` before they agree, and `\(success)` when it is done."
      )
    ]
  }
}

extension Intent {
  /// The documentation of what shows the intent.
  package var viewDocumentation: DocumentationComment {
    DocumentationComment("Shows `\(className)`: \(title.quoted).")
  }
}
