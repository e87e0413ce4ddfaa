import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The class that gives each intent to the object that handles it.
///
/// For example: `@interface IntentHandler : INExtension @end`
struct IntentDispatcher {
  /// The classes of intents with those of their handlers.
  let handlers: [ObjectiveCHandlerBackend.Dispatch]

  /// Whether an extension is asked, and not the app.
  let isExtension: Bool

  /// The interface.
  var interface: ObjectiveCDeclaration {
    let place =
      isExtension
      ? "The extension's Info.plist names the class as `NSExtensionPrincipalClass` and lists the intents as "
        + "`IntentsSupported`."
      : "The app delegate's `application:handlerForIntent:` returns what the method gives, and the app's Info.plist "
        + "lists the intents as `INIntentsSupported`."
    return .interface(
      InterfaceDeclaration(
        documentation: DocumentationComment(
          "Gives each intent to the object that handles it.", discussion: [.paragraph(place)]),
        ExtensionTypes.dispatcher,
        isExtension
          ? .subclass(of: "INExtension", protocols: [])
          : .subclass(of: "NSObject", protocols: ["INIntentHandlerProviding"]), sections: []))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    let method = MethodDeclaration(
      documentation: DocumentationComment(
        "A new handler for an intent; nil for an intent that the app does not handle, which then fails."), .instance,
      .nullable(.plain("id")), "handlerForIntent:", [MethodDeclaration.Parameter("intent", .object("INIntent"))])
    return .implementation(
      ImplementationDeclaration(
        ExtensionTypes.dispatcher,
        members: [
          .method(method, statements(about: "intent") + [.return(.nil)])
        ]))
  }

  /// The questions that give intents to their handlers.
  func statements(about subject: String) -> [ObjectiveCStatement] {
    handlers.map { dispatch in
      var statement = ObjectiveCStatement.if(
        .message(.name(subject), "isKindOfClass:", [.message(.name(dispatch.intent), "class")]),
        [.return(.message(.message(.name(dispatch.handler), "alloc"), "init"))])
      if !dispatch.versions.isEmpty { statement = .available(dispatch.versions, [statement]) }
      if dispatch.isDeprecated {
        let reason = DocumentationComment.Block.paragraph(
          "The intent is deprecated, and still asked for by older systems.")
        statement = .deprecated([.comment([reason]), statement])
      }
      return dispatch.condition.map { .conditional($0, [statement]) } ?? statement
    }
  }
}
