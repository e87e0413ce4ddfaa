import IntentSemantics
import SwiftCode

/// What shows the response of an action, and what is to be confirmed, with the view that it is shown in.
///
/// For example: `struct ReserveBoatSnippet: SnippetIntent { … }`
struct SnippetStructure {
  /// The structure of the action.
  let structure: IntentStructure

  /// What it shows.
  let values: [SnippetValue]

  /// The snippet of an action; nil where none is asked for, or there is nothing to show.
  init?(of structure: IntentStructure) {
    guard structure.wantsSnippet, structure.performs, structure.options.has(.iOS26) else { return nil }
    let values = SnippetValue.all(of: structure)
    guard !values.isEmpty else { return nil }
    self.structure = structure
    self.values = values
  }

  /// The name of the structure.
  var name: String { structure.migrated.snippetName }

  private var options: MigrationOptions { structure.options }

  /// The file of the snippet and its view.
  func file() -> MigratedFile {
    var record = MigrationRecord()
    let view = SnippetView(snippet: self)
    let declarations = [declaration(view, record: &record), view.declaration(record: &record)]
    structure.remark(
      .open, nil, "the snippet",
      "its view has the values as lines of text, to be given your looks; buttons and toggles in it run other actions",
      quoting: view.name, &record, marked: MigrationMark(name + ".swift"))
    for value in values where value.title.id == nil {
      structure.remark(
        .added, nil, "the snippet", "the label is made of the name of a value, and has no translation yet",
        quoting: value.title.text, &record)
    }
    let modules = values.reduce(into: Set(["SwiftUI"])) { $0.formUnion($1.type.modules) }
    return MigratedFile(
      name: name + ".swift", owner: .project,
      file: SwiftFile(
        header: Array(structure.header.prefix(1)), condition: structure.module.fileCondition,
        imports: options.imports(modules), declarations: declarations),
      record: record)
  }

  private func declaration(_ view: SnippetView, record: inout MigrationRecord) -> Declaration {
    func stored(_ name: String, _ type: TypeExpression?, _ value: Expression) -> Declaration {
      .variable(
        VariableDeclaration(
          modifiers: options.accessModifiers + [.static], .let, name, type: type, value: value))
    }
    let title = record.literal(structure.intent.title, structure.place(.title), options)
    var members = [
      stored("title", .named("LocalizedStringResource"), title),
      stored("isDiscoverable", nil, .boolean(false)),
      // There is no legacy class that would identify it when the type is renamed.
      stored("persistentIdentifier", nil, .string(name)),
    ]
    for value in values {
      let title = record.literal(value.title, structure.place(.title), options)
      members.append(
        .variable(
          VariableDeclaration(
            attributes: [AttributeLine(Attribute("Parameter", [Argument("title", title)]))],
            modifiers: options.accessModifiers, .var, value.name, type: .optional(value.type.type))))
    }
    members += initializers + [perform(view)]
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("What ‘\(structure.intent.title.text)’ shows in the end."),
        attributes: structure.availability, modifiers: options.accessModifiers, .struct, name,
        inheritance: [structure.module.framework("SnippetIntent")], members: members, layout: .separated))
  }

  /// Without values, as the system makes one, and with those that there are.
  private var initializers: [Declaration] {
    [
      .initializer(InitializerDeclaration(modifiers: options.accessModifiers, body: [])),
      .initializer(
        InitializerDeclaration(
          modifiers: options.accessModifiers,
          parameters: values.map { FunctionParameter($0.name, .optional($0.type.type), defaultValue: .nil) },
          body: values.map { .assignment(to: .member(.selfReference, $0.name), .name($0.name)) })),
    ]
  }

  private func perform(_ view: SnippetView) -> Declaration {
    let shown = Expression.call(.name(view.name), values.map { Argument($0.name, .name($0.name)) })
    return .function(
      FunctionDeclaration(
        attributes: [AttributeLine(Attribute("MainActor"))], modifiers: options.accessModifiers, "perform",
        effects: .asyncThrows,
        result: .opaque(.composition([.named("IntentResult"), .named("ShowsSnippetView")])),
        body: [
          .comment([
            .paragraph("Called whenever the snippet is drawn: look values up if need be, and change nothing.")
          ]),
          .return(.call(.implicitMember("result"), [Argument("view", shown)])),
        ]))
  }

  /// The snippet with values of the action.
  ///
  /// For example: `ReserveBoatSnippet(berth: value)`
  func expression(_ argument: (SnippetValue) -> Argument?) -> Expression {
    .call(.name(name), values.compactMap(argument))
  }

  /// The snippet with what is known before the work is done; nil where that is nothing.
  var confirmation: Expression? {
    let arguments = values.compactMap { value -> Argument? in
      if let argument = valueOfParameter(value) { return argument }
      // What the response has under a name may be what the parameter of that name is about.
      guard value.source.owner == .response, value.source.path.isEmpty,
        let parameter = structure.parameter(named: value.source.name),
        structure.property(of: parameter).value == value.type
      else { return nil }
      return Argument(value.name, structure.reference(to: parameter))
    }
    return arguments.isEmpty ? nil : .call(.name(name), arguments)
  }

  /// A value that a parameter of the action has; nil for all others.
  func valueOfParameter(_ value: SnippetValue) -> Argument? {
    guard value.source.owner == .parameter, let parameter = structure.parameter(named: value.source.name) else {
      return nil
    }
    // A constant may have the name of the parameter, and a value for certain.
    let base =
      value.source.path.isEmpty
      ? structure.reference(to: parameter) : .member(.selfReference, parameter.name)
    let isOptional = structure.property(of: parameter).isOptional
    return Argument(value.name, value.source.member(of: base, isOptional: isOptional).expression)
  }
}

extension IntentStructure {
  /// Whether the response is to be shown as a snippet; where all are, that of an action with a schema is not, since the
  /// schema says what the action gives.
  var wantsSnippet: Bool {
    let surfaces = migrated.surfaces
    return options.form == .modern
      && (surfaces.hasSnippet?.value ?? (options.writesSnippets && surfaces.schema == nil))
  }
}
