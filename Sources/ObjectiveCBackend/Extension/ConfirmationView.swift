import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The view controller that shows an intent while Siri asks for a confirmation.
///
/// For example: `@interface IntentViewController : UIViewController <INUIHostedViewControlling> @end`
struct ConfirmationView {
  /// The intents.
  let intents: ExtensionContent

  /// The interface.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: ExtensionContent.viewDocumentation, ExtensionTypes.viewController,
        .subclass(of: "UIViewController", protocols: ["INUIHostedViewControlling"]), sections: []))
  }

  /// What only the implementation sees of the class.
  var classExtension: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        ExtensionTypes.viewController, .classExtension,
        sections: [
          Self.labels.map { .property(PropertyDeclaration(attributes: ["nonatomic"], .object("UILabel"), $0.name)) }
        ]))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    .implementation(
      ImplementationDeclaration(
        ExtensionTypes.viewController,
        members: [
          .method(MethodDeclaration(.instance, .void, "viewDidLoad"), loading), .method(configuration, configuring),
          .method(
            MethodDeclaration(
              documentation: ExtensionContent.viewSizeDocumentation, .instance, .plain("CGSize"), Self.sizeSelector),
            sizing),
          .mark("Intents"),
        ] + intents.confirmed.map { .method(presentation(of: $0.intent), presenting($0)) }))
  }

  // MARK: View

  private static let labels = [
    (name: "titleLabel", style: "UIFontTextStyleHeadline"), (name: "detailLabel", style: "UIFontTextStyleBody"),
  ]

  private static let sizeSelector = "desiredSize"

  private static let view = ObjectiveCExpression.member(.selfReference, "view")

  private static func label(_ index: Int) -> ObjectiveCExpression { .member(.selfReference, labels[index].name) }

  private var loading: [ObjectiveCStatement] {
    let (stack, guide) = (ObjectiveCExpression.name("stack"), ObjectiveCExpression.name("guide"))
    let labels = Self.labels.indices.map(Self.label)
    let setting = zip(labels, Self.labels.map(\.style)).flatMap { label, style -> [ObjectiveCStatement] in
      [
        .assignment(to: label, .message(.message(.name("UILabel"), "alloc"), "init")),
        .assignment(
          to: .member(label, "font"), .message(.name("UIFont"), "preferredFontForTextStyle:", [.name(style)])),
        .assignment(to: .member(label, "numberOfLines"), .integer(0)),
      ]
    }
    let constraints = ["leadingAnchor", "trailingAnchor", "topAnchor", "bottomAnchor"].map { anchor in
      ObjectiveCStatement.assignment(
        to: .member(
          .message(.member(stack, anchor), "constraintEqualToAnchor:", [.member(guide, anchor)]), "active"),
        .name("YES"))
    }
    return [.expression(.message(.superReference, "viewDidLoad"))] + setting + [
      .variable(
        .object("UIStackView"), "stack",
        .message(.message(.name("UIStackView"), "alloc"), "initWithArrangedSubviews:", [.array(labels)])),
      .assignment(to: .member(stack, "axis"), .name("UILayoutConstraintAxisVertical")),
      .assignment(to: .member(stack, "spacing"), .integer(8)),
      .assignment(to: .member(stack, "translatesAutoresizingMaskIntoConstraints"), .name("NO")),
      .expression(.message(Self.view, "addSubview:", [stack])),
      .variable(.object("UILayoutGuide"), "guide", .member(Self.view, "layoutMarginsGuide")),
    ] + constraints
  }

  private static let parameterSet = ObjectiveCType.object("NSSet", of: [.object("INParameter")])

  private var configuration: MethodDeclaration {
    MethodDeclaration(
      documentation: ExtensionContent.interactionViewDocumentation, .instance, .void,
      "configureViewForParameters:ofInteraction:interactiveBehavior:context:completion:",
      [
        MethodDeclaration.Parameter("parameters", Self.parameterSet),
        MethodDeclaration.Parameter("interaction", .object("INInteraction")),
        MethodDeclaration.Parameter("interactiveBehavior", .plain("INUIInteractiveBehavior")),
        MethodDeclaration.Parameter("context", .plain("INUIHostedViewContext")),
        MethodDeclaration.Parameter(
          "completion",
          .block([
            MethodDeclaration.Parameter("success", .plain("BOOL")),
            MethodDeclaration.Parameter("configuredParameters", Self.parameterSet),
            MethodDeclaration.Parameter("desiredSize", .plain("CGSize")),
          ])),
      ])
  }

  private var configuring: [ObjectiveCStatement] {
    let (intent, interaction) = (ObjectiveCExpression.name("intent"), ObjectiveCExpression.name("interaction"))
    func completion(_ isShown: String, _ size: ObjectiveCExpression) -> ObjectiveCStatement {
      .expression(.call("completion", [.name(isShown), .name("parameters"), size]))
    }
    return [
      .comment([.paragraph("The labels come with the view.")]),
      .expression(.message(.selfReference, "loadViewIfNeeded")),
      .variable(.object("INIntent"), "intent", .member(interaction, "intent")),
    ]
      + intents.confirmed.map(\.intent).map { shown in
        .if(
          .message(intent, "isKindOfClass:", [.message(.name(shown.className), "class")]),
          [
            .expression(
              .message(
                .selfReference, presentation(of: shown).selector,
                [
                  .cast(.object(shown.className), intent),
                  .cast(.object(shown.responseClassName), .member(interaction, "intentResponse")),
                  .member(interaction, "intentHandlingStatus"),
                ])), completion("YES", .message(.selfReference, Self.sizeSelector)), .return(nil),
          ])
      } + [completion("NO", .name("CGSizeZero"))]
  }

  private var sizing: [ObjectiveCStatement] {
    let context = ObjectiveCExpression.member(.selfReference, "extensionContext")
    let width = ObjectiveCExpression.conditional(
      context, then: .member(.member(context, "hostedViewMaximumAllowedSize"), "width"),
      else: .member(.member(.member(Self.view, "bounds"), "size"), "width"))
    return [
      .variable(.plain("CGFloat"), "width", width),
      .return(
        .message(
          Self.view,
          "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
          [
            .call("CGSizeMake", [.name("width"), .integer(0)]), .name("UILayoutPriorityRequired"),
            .name("UILayoutPriorityFittingSizeLevel"),
          ])),
    ]
  }

  // MARK: Intents

  private func presentation(of intent: Intent) -> MethodDeclaration {
    MethodDeclaration(
      documentation: intent.viewDocumentation, .instance, .void,
      "show\(intent.className.withUppercasedFirstLetter):response:status:",
      [
        MethodDeclaration.Parameter("intent", .object(intent.className)),
        MethodDeclaration.Parameter("response", .nullable(.object(intent.responseClassName))),
        MethodDeclaration.Parameter("status", .plain("INIntentHandlingStatus")),
      ])
  }

  private func presenting(_ custom: ExtensionContent.Custom) -> [ObjectiveCStatement] {
    let title = custom.intent.title
    let details = ObjectiveCExpression.name("details")
    let lines = custom.intent.parameters.compactMap { parameter in
      parameter.shownText.map { text in
        ObjectiveCStatement.if(
          .member(.name("intent"), parameter.name), [.expression(.message(details, "addObject:", [text]))])
      }
    }
    let detail = ObjectiveCExpression.member(Self.label(1), "text")
    return [
      .comment(
        ExtensionContent.viewPlace(
          ready: "INIntentHandlingStatusReady", success: "INIntentHandlingStatusSuccess")),
      .assignment(
        to: .member(Self.label(0), "text"), .localized(title.text, id: title.id, tableName: custom.tableName)),
    ]
      + (lines.isEmpty
        ? [.assignment(to: detail, .nil)]
        : [
          .variable(
            .object("NSMutableArray", of: [.object("NSString")]), "details",
            .message(.name("NSMutableArray"), "array"))
        ] + lines + [.assignment(to: detail, .message(details, "componentsJoinedByString:", [.string("\n")]))])
  }
}

extension Parameter {
  /// The value as a text that people can read; nil where it needs a format that only the app knows.
  fileprivate var shownText: ObjectiveCExpression? {
    let property = ObjectiveCExpression.member(.name("intent"), name)
    return switch shownValue {
    case .text: property
    case .number: .member(property, "stringValue")
    case .object: .member(property, "displayString")
    case nil: nil
    }
  }
}
