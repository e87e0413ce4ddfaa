import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The view controller that shows an intent while Siri asks for a confirmation.
///
/// For example: `class IntentViewController: UIViewController, INUIHostedViewControlling { … }`
struct ConfirmationView {
  /// The intents.
  let intents: ExtensionContent

  /// The options; a view controller belongs to the main actor in any case.
  let options: HandlerOptions

  private var shown: [ExtensionContent.Custom] { intents.confirmed }

  /// The class.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: ExtensionContent.viewDocumentation,
        modifiers: options.memberModifiers, .class, ExtensionTypes.viewController,
        inheritance: [.named("UIViewController"), .named("INUIHostedViewControlling")],
        members: labels + [loading, configuration, desiredSize, .heading("Intents")] + shown.map(content),
        layout: .separated))
  }

  // MARK: View

  private static let labelNames = (title: "titleLabel", detail: "detailLabel")

  private var labels: [Declaration] {
    [Self.labelNames.title, Self.labelNames.detail].map { name in
      .variable(
        VariableDeclaration(modifiers: [.access(.private)], .let, name, value: .call(.name("UILabel"))))
    }
  }

  private var loading: Declaration {
    let stack = Expression.name("stack")
    let guide = Expression.member(.name("view"), "layoutMarginsGuide")
    let names = [Self.labelNames.title, Self.labelNames.detail]
    let fonts = zip(names, ["headline", "body"]).flatMap { name, style -> [Statement] in
      [
        .assignment(
          to: .member(.name(name), "font"),
          .call(.implicitMember("preferredFont"), [Argument("forTextStyle", .implicitMember(style))])),
        .assignment(to: .member(.name(name), "numberOfLines"), .integer(0)),
      ]
    }
    let constraints = ["leadingAnchor", "trailingAnchor", "topAnchor", "bottomAnchor"].map { anchor in
      Expression.call(
        .member(.member(stack, anchor), "constraint"), [Argument("equalTo", .member(guide, anchor))])
    }
    return .function(
      FunctionDeclaration(
        modifiers: options.memberModifiers + [.override], "viewDidLoad",
        body: [.expression(.call(.member(.superReference, "viewDidLoad")))] + fonts + [
          .constant(
            "stack",
            .call(.name("UIStackView"), [Argument("arrangedSubviews", .array(names.map { .name($0) }))])),
          .assignment(to: .member(stack, "axis"), .implicitMember("vertical")),
          .assignment(to: .member(stack, "spacing"), .integer(8)),
          .assignment(to: .member(stack, "translatesAutoresizingMaskIntoConstraints"), .boolean(false)),
          .expression(.call(.member(.name("view"), "addSubview"), [Argument(stack)])),
          .expression(
            .call(.member(.name("NSLayoutConstraint"), "activate"), [Argument(.arrayLines(constraints))])),
        ]))
  }

  private var configuration: Declaration {
    let interaction = Expression.name("interaction")
    func completion(_ isShown: Bool, _ size: Expression) -> Statement {
      .expression(
        .call(
          .name("completion"), [Argument(.boolean(isShown)), Argument(.name("parameters")), Argument(size)]))
    }
    let cases = shown.map { custom in
      SwitchCase(
        .typeBinding("intent", .named(custom.intent.className)),
        [
          .expression(
            .call(
              .name("configure"),
              [
                Argument("for", .name("intent")),
                Argument(
                  "response",
                  .binary(.member(interaction, "intentResponse"), "as?", .name(custom.intent.responseClassName))),
                Argument("status", .member(interaction, "intentHandlingStatus")),
              ]))
        ])
    }
    let set = TypeExpression.generic("Set", [.named("INParameter")])
    return .function(
      FunctionDeclaration(
        documentation: ExtensionContent.interactionViewDocumentation,
        modifiers: options.memberModifiers, "configureView",
        parameters: [
          FunctionParameter(label: .word("for"), "parameters", set),
          FunctionParameter(label: .word("of"), "interaction", .named("INInteraction")),
          FunctionParameter("interactiveBehavior", .named("INUIInteractiveBehavior")),
          FunctionParameter("context", .named("INUIHostedViewContext")),
          FunctionParameter(
            "completion",
            .function(
              FunctionType(
                attributes: ["escaping"], [.named("Bool"), set, .named("CGSize")], result: .named("Void")))),
        ],
        body: [
          .switch(
            .member(interaction, "intent"),
            cases + [SwitchCase(.default, [completion(false, .implicitMember("zero")), .return(nil)])]),
          completion(true, .name("desiredSize")),
        ]))
  }

  private var desiredSize: Declaration {
    let offered = Expression.optionalMember(.name("extensionContext"), "hostedViewMaximumAllowedSize")
    let width = Expression.binary(.member(offered, "width"), "??", .member(.member(.name("view"), "bounds"), "width"))
    let size = Expression.call(
      .name("CGSize"), [Argument("width", .name("width")), Argument("height", .integer(0))])
    return .variable(
      VariableDeclaration(
        documentation: ExtensionContent.viewSizeDocumentation,
        modifiers: [.access(.private)], .var, "desiredSize", type: .named("CGSize"),
        getter: .block([
          .constant("width", width),
          .return(
            .call(
              .member(.name("view"), "systemLayoutSizeFitting"),
              [
                Argument(size), Argument("withHorizontalFittingPriority", .implicitMember("required")),
                Argument("verticalFittingPriority", .implicitMember("fittingSizeLevel")),
              ])),
        ])))
  }

  // MARK: Intents

  private func content(_ custom: ExtensionContent.Custom) -> Declaration {
    let intent = custom.intent
    let title = Expression.member(.name(Self.labelNames.title), "text")
    let detail = Expression.member(.name(Self.labelNames.detail), "text")
    let lines = intent.parameters.compactMap(\.shownText)
    return .function(
      FunctionDeclaration(
        documentation: intent.viewDocumentation,
        modifiers: [.access(.private)], "configure",
        parameters: [
          FunctionParameter(label: .word("for"), "intent", .named(intent.className)),
          FunctionParameter("response", .optional(.named(intent.responseClassName))),
          FunctionParameter("status", .named("INIntentHandlingStatus")),
        ],
        body: [
          .comment(ExtensionContent.viewPlace(ready: ".ready", success: ".success")),
          .assignment(
            to: title, .localized(intent.title.text, id: intent.title.id, tableName: custom.tableName)),
        ]
          + (lines.isEmpty
            ? [.assignment(to: detail, .nil)]
            : [
              .variable(
                VariableDeclaration(
                  .let, "details", type: .array(.optional(.named("String"))), value: .arrayLines(lines))),
              .assignment(
                to: detail,
                .call(
                  .member(
                    .call(.member(.name("details"), "compactMap"), [Argument(.verbatim("\\.self"))]), "joined"),
                  [Argument("separator", .string("\n"))])),
            ])))
  }
}

extension Parameter {
  /// The value as a text that people can read; nil where it needs a format that only the app knows.
  fileprivate var shownText: Expression? {
    let property = Expression.member(.name("intent"), name)
    return switch shownValue {
    case .text: property
    case .number: .optionalMember(property, "stringValue")
    case .object: .optionalMember(property, "displayString")
    case nil: nil
    }
  }
}
