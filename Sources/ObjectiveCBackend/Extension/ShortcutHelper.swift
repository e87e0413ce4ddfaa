import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The shortcuts that the app suggests to people.
///
/// For example: `@interface IntentShortcuts : NSObject … @end`
struct ShortcutHelper {
  /// The intents.
  let intents: ExtensionContent

  /// The classes that the interface names.
  var forwardClasses: ObjectiveCDeclaration { .forwardClasses(intents.suggested.map(\.intent.className)) }

  /// The interface.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: intents.shortcutsDocumentation, ExtensionTypes.shortcuts,
        .subclass(of: "NSObject", protocols: []),
        sections: [
          [
            .method(suggestions), .method(suggestion),
            .conditional(Self.hasRelevantShortcuts, [.method(relevantShortcuts)]),
          ],
          [.mark("Intents")], intents.suggested.map { .method(maker(of: $0.intent)) },
        ]))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    .implementation(
      ImplementationDeclaration(
        ExtensionTypes.shortcuts,
        members: [
          .method(suggestions.signature, listing), .method(suggestion.signature, suggesting),
          .condition("if " + Self.hasRelevantShortcuts), .method(relevantShortcuts.signature, relating),
          .condition("endif"), .mark("Intents"),
        ] + intents.suggested.map { .method(maker(of: $0.intent).signature, making($0)) }))
  }

  // MARK: Lists

  private var suggestions: MethodDeclaration {
    MethodDeclaration(
      documentation: ShortcutList.all.documentation, .class, .array(of: .object("INShortcut")), "suggestions")
  }

  private var listing: [ObjectiveCStatement] {
    let (list, intents) = (ObjectiveCExpression.name("shortcuts"), ObjectiveCExpression.name("intents"))
    return [Self.emptyArray(of: "INIntent", "intents")]
      + self.intents.suggested.map { custom in
        .expression(.message(intents, "addObject:", [.message(.selfReference, maker(of: custom.intent).selector)]))
      } + [
        Self.emptyArray(of: "INShortcut", "shortcuts"),
        .forEach(
          .object("INIntent"), "intent", in: intents,
          [
            .variable(
              .object("INShortcut"), "shortcut",
              .message(.message(.name("INShortcut"), "alloc"), "initWithIntent:", [.name("intent")])),
            .if(.name("shortcut"), [.expression(.message(list, "addObject:", [.name("shortcut")]))]),
          ]), .return(list),
      ]
  }

  private var suggestion: MethodDeclaration {
    MethodDeclaration(documentation: ShortcutList.suggested.documentation, .class, .void, "suggest")
  }

  private var suggesting: [ObjectiveCStatement] {
    [
      .expression(
        .message(
          .member(.name("INVoiceShortcutCenter"), "sharedCenter"), "setShortcutSuggestions:",
          [.message(.selfReference, "suggestions")]))
    ]
  }

  private static let hasRelevantShortcuts = Availability.condition(without: [.macOS, .tvOS])

  private var relevantShortcuts: MethodDeclaration {
    MethodDeclaration(
      documentation: ShortcutList.relevant(storeName: "INRelevantShortcutStore.defaultStore").documentation, .class,
      .array(of: .object("INRelevantShortcut")), "relevantShortcuts")
  }

  private var relating: [ObjectiveCStatement] {
    let (list, relevant) = (ObjectiveCExpression.name("shortcuts"), ObjectiveCExpression.name("relevant"))
    return [
      Self.emptyArray(of: "INRelevantShortcut", "shortcuts"),
      .forEach(
        .object("INShortcut"), "shortcut", in: .message(.selfReference, "suggestions"),
        [
          .variable(
            .object("INRelevantShortcut"), "relevant",
            .message(.message(.name("INRelevantShortcut"), "alloc"), "initWithShortcut:", [.name("shortcut")])),
          .assignment(to: .member(relevant, "shortcutRole"), .name("INRelevantShortcutRoleAction")),
          .expression(.message(list, "addObject:", [relevant])),
        ]), .return(list),
    ]
  }

  private static func emptyArray(of element: String, _ name: String) -> ObjectiveCStatement {
    .variable(
      .object("NSMutableArray", of: [.object(element)]), name, .message(.name("NSMutableArray"), "array"))
  }

  // MARK: Intents

  private func maker(of intent: Intent) -> MethodDeclaration {
    MethodDeclaration(
      documentation: intent.shortcutDocumentation, .class, .object(intent.className),
      "make" + intent.className.withUppercasedFirstLetter)
  }

  private func making(_ custom: ExtensionContent.Custom) -> [ObjectiveCStatement] {
    let intent = custom.intent
    let phrase = intent.proposedPhrase
    let name = ObjectiveCExpression.name("intent")
    return [
      .variable(.object(intent.className), "intent", .message(.message(.name(intent.className), "alloc"), "init")),
      .assignment(
        to: .member(name, "suggestedInvocationPhrase"),
        .localized(phrase.text, id: phrase.id, tableName: custom.tableName)),
    ] + (intent.shortcutPlace.map { [.comment($0)] } ?? []) + [.return(name)]
  }
}
