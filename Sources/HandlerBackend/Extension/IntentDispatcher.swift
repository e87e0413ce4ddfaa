import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The class that gives each intent to the object that handles it.
///
/// For example: `class IntentHandler: INExtension { … }`
struct IntentDispatcher {
  /// The intents.
  let intents: ExtensionContent

  /// Who is asked.
  let host: IntentHost

  /// The options.
  let options: HandlerOptions

  /// The class.
  ///
  /// It belongs to no actor, whatever the handlers do: its superclass belongs to none.
  var declaration: Declaration {
    let inheritance =
      switch host {
      case .extension: ["INExtension"]
      case .app: ["NSObject", "INIntentHandlerProviding"]
      }
    return .type(
      TypeDeclaration(
        documentation: documentation, modifiers: options.typeModifiers, .class, ExtensionTypes.dispatcher,
        inheritance: inheritance.map { .named($0) }, members: [method], layout: .separated))
  }

  private var documentation: DocumentationComment {
    let place =
      switch host {
      case .extension:
        "The extension's Info.plist names the class as `NSExtensionPrincipalClass` and lists the intents as "
          + "`IntentsSupported`."
      case .app:
        "The app delegate's `application(_:handlerFor:)` returns what the method gives, and the app's Info.plist lists "
          + "the intents as `INIntentsSupported`."
      }
    return DocumentationComment("Gives each intent to the object that handles it.", discussion: [.paragraph(place)])
  }

  private var method: Declaration {
    .function(
      FunctionDeclaration(
        documentation: DocumentationComment(
          "A new handler for an intent; nil for an intent that the app does not handle, which then fails."),
        modifiers: options.memberModifiers + (host == .extension ? [.override] : []), "handler",
        parameters: [FunctionParameter(label: .word("for"), "intent", .named("INIntent"))],
        result: .optional(.any), body: body))
  }

  private var body: [Statement] {
    let cases = cases.map(\.switchCase)
    let otherwise = Statement.return(.nil)
    return questions(about: "intent").map(\.statement)
      + (cases.isEmpty
        ? [otherwise] : [.switch(.name("intent"), cases + [SwitchCase(.default, [otherwise])])])
  }

  /// The cases for the intents that all systems have, each with the class of its intent.
  var cases: [(className: String, switchCase: SwitchCase)] {
    let custom = intents.handledCustom.map { custom in
      (custom.intent.className, SwitchCase(.type(.named(custom.intent.className)), [handing(to: custom.handlerName)]))
    }
    let system = intents.system.filter(\.versionsToAskFor.isEmpty).map { unit in
      (
        unit.intent.className,
        SwitchCase(
          .type(.named(unit.intent.className)), condition: condition(of: unit), [handing(to: unit.name)])
      )
    }
    return custom + system
  }

  /// The questions whether an intent is one that older systems do not have, each with the class of its intent; there, a
  /// case could not name the class.
  func questions(about subject: String) -> [(className: String, statement: Statement)] {
    intents.system.filter { !$0.versionsToAskFor.isEmpty }.map { unit in
      let statement = Statement.if(
        [.available(unit.versionsToAskFor), .expression(.binary(.name(subject), "is", .name(unit.intent.className)))],
        [handing(to: unit.name)])
      return (unit.intent.className, condition(of: unit).map { .conditional($0, [statement]) } ?? statement)
    }
  }

  private func handing(to handler: String) -> Statement { .return(.call(.name(handler))) }

  /// The condition for naming a handler in the file of the class.
  private func condition(of unit: SystemHandlerUnit) -> String? {
    intents.needsAppleFrameworks ? unit.platformCondition : unit.condition
  }
}

extension SystemHandlerUnit {
  /// The versions of platforms that have to be asked about before the handler is named.
  fileprivate var versionsToAskFor: [String] { SystemHandlerAvailability(intent: intent).versionsToAskFor }
}
