import IntentSemantics
import SwiftCode

/// The methods that send updates of a response while it is shown.
struct SystemUpdates {
  /// The intent.
  let intent: SystemIntentClass

  /// The options.
  let options: HandlerOptions

  /// The methods; none where a handler need not have them.
  var declarations: [Declaration] {
    guard intent.updates == .required, let observer = intent.observerProtocol else { return [] }
    let parameter = FunctionParameter(label: .word("for"), "intent", .named(intent.className))
    let task = intent.taskName.prefix(1).lowercased() + intent.taskName.dropFirst()
    return [
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment("Starts to tell an observer what changes, as long as it is shown."),
          modifiers: options.methodModifiers, "startSendingUpdates",
          parameters: [
            parameter, FunctionParameter(label: .word("to"), "observer", .named("any \(observer)")),
          ],
          body: [
            .comment([
              .paragraph(
                "TODO: Keep the observer, and call `observer.didUpdate(\(task):)` with a new response for each change.")
            ])
          ])),
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment("Ends what `startSendingUpdates(for:to:)` began."),
          modifiers: options.methodModifiers, "stopSendingUpdates", parameters: [parameter],
          body: [.comment([.paragraph("TODO: Let the observer go.")])])),
    ]
  }
}
