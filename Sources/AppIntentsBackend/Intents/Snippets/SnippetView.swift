import IntentSemantics
import SwiftCode

/// The view of a snippet: a line for each value that is there, for people to go on with.
///
/// For example: `struct ReserveBoatSnippetView: View { … }`
struct SnippetView {
  /// The snippet.
  let snippet: SnippetStructure

  /// The name of the structure.
  var name: String { snippet.structure.migrated.snippetViewName }

  /// The structure.
  func declaration(record: inout MigrationRecord) -> Declaration {
    let structure = snippet.structure
    let title = record.literal(structure.intent.title, structure.place(.title), structure.options)
    var lines: [Statement] = [
      .expression(
        .call(
          .member(.call(.name("Text"), [Argument(title.resource)]), "font"),
          [Argument(.implicitMember("headline"))]))
    ]
    for value in snippet.values {
      lines.append(.if([.unwrapping(value.name)], [.expression(line(value, record: &record))]))
    }
    let stack = FunctionCall(
      .name("VStack"), [Argument("alignment", .implicitMember("leading"))], trailingClosure: Closure(body: lines))
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("What the snippet of ‘\(structure.intent.title.text)’ looks like."),
        attributes: structure.availability, .struct, name, inheritance: [.named("View")],
        members: snippet.values.map {
          .variable(VariableDeclaration(.let, $0.name, type: .optional($0.type.type)))
        } + [
          .variable(
            VariableDeclaration(
              .var, "body", type: .opaque(.named("View")), getter: .block([.expression(.call(stack))])))
        ] + (snippet.values.contains { $0.type.kind == .person } ? [Self.personName] : []), layout: .separated))
  }

  /// The method that says what a person is called, which may be known as a text or in its parts.
  ///
  /// It belongs to the type, as a value may have its name.
  private static let personName = Declaration.function(
    FunctionDeclaration(
      modifiers: [.access(.private), .static], "name",
      parameters: [FunctionParameter(label: .word("of"), "person", .named("IntentPerson"))], result: .named("String"),
      body: [
        .switch(
          .member(.name("person"), "name"),
          [
            SwitchCase(.enumCase("displayName", bindings: ["name"]), [.expression(.name("name"))]),
            SwitchCase(
              .enumCase("components", bindings: ["name"]), [.expression(.call(.member(.name("name"), "formatted")))]),
            SwitchCase(.default, [.expression(.string(""))]),
          ])
      ]))

  /// A value beside what people call it.
  ///
  /// The label is a text of its own, so that it has the translations of the definition.
  private func line(_ value: SnippetValue, record: inout MigrationRecord) -> Expression {
    let structure = snippet.structure
    let title = record.literal(value.title, structure.place(.title, value.source.name), structure.options)
    let shown = SentenceValue(
      expression: .name(value.name), type: value.type, options: value.source.options,
      place: structure.place(.option, value.source.name)
    ).shown(record: &record, structure.options) { person in
      .call(.member(.type(.selfType), "name"), [Argument("of", person)])
    }
    var words = TextLine()
    words.append(shown, for: value.token)
    func text(_ expression: Expression) -> Closure {
      Closure(body: [.expression(.call(.name("Text"), [Argument(expression.resource)]))])
    }
    return .call(
      FunctionCall(
        .name("LabeledContent"), trailingClosure: text(words.expression),
        furtherClosures: [LabeledClosure("label", text(title))]))
  }
}

extension Expression {
  /// A text of the code as a resource: the framework's views take a literal for a key of their own.
  fileprivate var resource: Expression {
    if case .call = self { self } else { .call(.name("LocalizedStringResource"), [Argument(self)]) }
  }
}
