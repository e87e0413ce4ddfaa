import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The shortcuts that the app suggests to people.
///
/// For example: `enum IntentShortcuts { … }`
struct ShortcutHelper {
  /// The intents.
  let intents: ExtensionContent

  /// The options.
  let options: HandlerOptions

  /// The type that holds the shortcuts.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intents.shortcutsDocumentation,
        modifiers: options.typeModifiers, .enum, ExtensionTypes.shortcuts,
        members: [suggestions, suggestion, relevantShortcuts, .heading("Intents")] + intents.suggested.map(intent),
        layout: .separated))
  }

  private var modifiers: [Modifier] { options.memberModifiers + [.static] }

  // MARK: Lists

  private var suggestions: Declaration {
    let made = intents.suggested.map { Expression.call(.name(Self.functionName(of: $0.intent))) }
    return .variable(
      VariableDeclaration(
        documentation: ShortcutList.all.documentation,
        modifiers: modifiers, .var, "suggestions", type: .array(.named("INShortcut")),
        getter: .block([
          .variable(
            VariableDeclaration(.let, "intents", type: .array(.named("INIntent")), value: .arrayLines(made))),
          .return(
            Self.map(
              .name("intents"), "compactMap", "intent",
              .call(.name("INShortcut"), [Argument("intent", .name("intent"))]))),
        ])))
  }

  private var suggestion: Declaration {
    let center = Expression.member(.name("INVoiceShortcutCenter"), "shared")
    return .function(
      FunctionDeclaration(
        documentation: ShortcutList.suggested.documentation,
        modifiers: modifiers, "suggest",
        body: [
          .expression(
            .call(.member(center, "setShortcutSuggestions"), [Argument(.name("suggestions"))]))
        ]))
  }

  private var relevantShortcuts: Declaration {
    let name = "relevant"
    return .conditional(
      "!os(macOS) && !os(tvOS)",
      .variable(
        VariableDeclaration(
          documentation: ShortcutList.relevant(storeName: "INRelevantShortcutStore.default").documentation,
          modifiers: modifiers, .var, "relevantShortcuts", type: .array(.named("INRelevantShortcut")),
          getter: .block([
            .return(
              .call(
                FunctionCall(
                  .member(.name("suggestions"), "map"), [],
                  trailingClosure: Closure(
                    parameters: ["shortcut"],
                    body: [
                      .constant(
                        name,
                        .call(.name("INRelevantShortcut"), [Argument("shortcut", .name("shortcut"))])),
                      .assignment(to: .member(.name(name), "shortcutRole"), .implicitMember("action")),
                      .return(.name(name)),
                    ]))))
          ]))))
  }

  /// A list made of another, element by element.
  private static func map(
    _ list: Expression, _ function: String, _ parameter: String, _ element: Expression
  ) -> Expression {
    .call(
      FunctionCall(
        .member(list, function), [],
        trailingClosure: Closure(parameters: [parameter], body: [.expression(element)])))
  }

  // MARK: Intents

  /// The name of the function that makes an intent; the prefix keeps it apart from the other members.
  private static func functionName(of intent: Intent) -> String { "make" + intent.className.withUppercasedFirstLetter }

  private func intent(_ custom: ExtensionContent.Custom) -> Declaration {
    let intent = custom.intent
    let name = Expression.name("intent")
    return .function(
      FunctionDeclaration(
        documentation: intent.shortcutDocumentation,
        modifiers: modifiers, Self.functionName(of: intent), result: .named(intent.className),
        body: [
          .constant("intent", .call(.name(intent.className))),
          .assignment(to: .member(name, "suggestedInvocationPhrase"), phrase(of: custom)),
        ] + (intent.shortcutPlace.map { [.comment($0)] } ?? []) + [.return(name)]))
  }

  private func phrase(of custom: ExtensionContent.Custom) -> Expression {
    let phrase = custom.intent.proposedPhrase
    return .localized(phrase.text, id: phrase.id, tableName: custom.tableName)
  }
}
