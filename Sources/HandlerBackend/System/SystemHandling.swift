import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The methods that confirm and handle an intent of the system.
struct SystemHandling {
  /// The intent.
  let intent: SystemIntentClass

  /// The options.
  let options: HandlerOptions

  /// The methods, in the order in which they are called.
  var declarations: [Declaration] { [confirmation, handling] }

  private var confirmation: Declaration {
    method("confirm", DocumentationComment("Checks the intent as a whole, before it is handled.")) { reply in
      [
        .comment([
          .paragraph("TODO: Check that the intent can be handled now, for example that nobody has to sign in.")
        ])
      ]
        // The oldest responses have no code of their own for this.
        + reply.last(
          response(code: intent.responseCodes.contains("ready") ? "ready" : intent.doneCode ?? "unspecified"))
    }
  }

  private var handling: Declaration {
    method("handle", DocumentationComment("Carries the task out and answers with how it ended.")) { reply in
      let properties = intent.responseProperties.filter { !$0.isDeprecated && $0.argument == nil }
      guard !properties.isEmpty else { return open + reply.last(response(code: intent.unfinishedCode)) }
      let items = properties.map { DocumentationComment.Block.item("`\($0.name)`, `\($0.type)`") }
      return open + [
        .constant("response", response(code: intent.unfinishedCode)),
        .comment([.paragraph("TODO: Tell what came of it. The response can have:")] + items),
      ] + reply.last(.name("response"))
    }
  }

  private func method(
    _ name: String, _ documentation: DocumentationComment, body: (Reply) -> [Statement]
  ) -> Declaration {
    SystemHandlerMethod(
      documentation: documentation, attributes: [], name: name, intentLabel: intent.intentLabel,
      className: intent.className, completionLabel: "completion", result: .named(intent.responseClass)
    ).declaration(options, body: body)
  }

  /// The place for the app's own code, and the codes for how it ends.
  private var open: [Statement] {
    let codes = intent.responseCodes.filter { !["unspecified", "ready", intent.unfinishedCode].contains($0) }
    let items = codes.compactMap { code in
      intent.limits(of: code).map { DocumentationComment.Block.item("`.\(code)`" + ($0.isEmpty ? "" : ", \($0)")) }
    }
    return [.comment([.paragraph("TODO: Carry the task out. Other codes for how it ended are:")] + items)]
  }

  private func response(code: String) -> Expression {
    let values = intent.responseProperties.compactMap { property in
      property.argument.map { Argument($0, Self.placeholder(for: property.type)) }
    }
    return .call(
      .name(intent.responseClass),
      values + [Argument("code", .implicitMember(code)), Argument("userActivity", .nil)])
  }

  /// A value for the few arguments that a response cannot be made without.
  private static func placeholder(for type: String) -> Expression {
    switch type {
    case "Int": .integer(1)
    case _ where type.hasPrefix("["): .array([])
    default: .call(.name(type))
    }
  }
}
