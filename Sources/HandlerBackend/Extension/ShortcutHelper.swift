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

  private var suggested: [ExtensionContent.Custom] { intents.custom.filter(\.intent.isEligibleForSuggestions) }

  /// The type that holds the shortcuts.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment(
          "The shortcuts that the app suggests to people.", discussion: intents.unsuggestedItems + intents.systemItems),
        modifiers: options.typeModifiers, .enum, ExtensionTypes.shortcuts,
        members: [suggestions, suggestion, relevantShortcuts, .heading("Intents")] + suggested.map(intent),
        layout: .separated))
  }

  private var modifiers: [Modifier] { options.memberModifiers + [.static] }

  // MARK: Lists

  private var suggestions: Declaration {
    let made = suggested.map { Expression.call(.name(Self.functionName(of: $0.intent))) }
    return .variable(
      VariableDeclaration(
        documentation: DocumentationComment(
          "The shortcuts; an intent without the values that one of its summaries needs gives none."),
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
        documentation: DocumentationComment(
          "Suggests the shortcuts in Siri's settings and in Shortcuts.",
          discussion: [.paragraph("Called when the app starts, and whenever the shortcuts change.")]),
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
          documentation: DocumentationComment(
            "The shortcuts for the Siri watch face, which `INRelevantShortcutStore.default` takes.",
            discussion: [
              .paragraph(
                "Their `relevanceProviders` tell when or where each is of use; without any, the system decides.")
            ]),
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
        documentation: DocumentationComment(
          "`\(intent.className)`: \(intent.title.quoted).",
          discussion: intent.samplePhrases.filter { $0.language == nil }.map { .item("Said as “\($0.text)”") }),
        modifiers: modifiers, Self.functionName(of: intent), result: .named(intent.className),
        body: [
          .constant("intent", .call(.name(intent.className))),
          .assignment(to: .member(name, "suggestedInvocationPhrase"), phrase(of: custom)),
        ] + openPlace(of: intent) + [.return(name)]))
  }

  /// The phrase that is proposed to the person: the first of the definition that does without the app's name, which
  /// nobody says for a phrase of their own, else the title.
  private func phrase(of custom: ExtensionContent.Custom) -> Expression {
    let title = custom.intent.title
    let phrase = custom.intent.samplePhrases.first { $0.language == nil && !$0.text.contains("${") }
    return .localized(
      phrase?.text ?? title.text, id: phrase == nil ? title.id : phrase?.id, tableName: custom.tableName)
  }

  /// What is left to the developer: the values that a shortcut is for.
  private func openPlace(of intent: Intent) -> [Statement] {
    let combinations = intent.suggestedCombinations.filter { !$0.parameters.isEmpty }
    guard !combinations.isEmpty else { return [] }
    var items: [String] = []
    for combination in combinations {
      let names = combination.parameters.map { "`\($0)`" }.joined(separator: ", ")
      let item = names + (combination.title.map { ": \($0.quoted)" } ?? "")
      if !items.contains(item) { items.append(item) }
    }
    let isOptional = intent.suggestedCombinations.contains { $0.parameters.isEmpty }
    return [
      .comment(
        [
          .paragraph(
            "TODO: Set the values that the shortcut is for" + (isOptional ? ", if any" : "")
              + ". The system suggests it with:")
        ] + items.map { .item($0) })
    ]
  }
}
