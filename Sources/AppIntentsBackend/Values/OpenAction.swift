import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// The action that opens the app at an entity or a value.
///
/// For example: `struct OpenPier: OpenIntent { … }`
struct OpenAction {
  /// The name of the type or enumeration in the definition.
  let element: String

  /// What people call it.
  let displayName: LocalizedText?

  /// The name of the entity or enumeration.
  let target: String

  /// The index of the definition.
  let program: Int

  /// The place of the type or enumeration.
  let location: SourceLocation?

  /// What else there is in the module.
  let module: MigratedModule

  /// The action for a type, where one is wanted.
  init?(_ type: MigratedType, in module: MigratedModule) {
    guard module.options.form == .modern, type.surfaces.opensApp?.value == true else { return nil }
    self.init(
      element: type.type.name, displayName: type.type.displayName, target: type.name, program: type.program,
      location: type.location(in: module), module: module)
  }

  /// The action for an enumeration, where one is wanted.
  init?(_ enumeration: MigratedEnumeration, in module: MigratedModule) {
    guard module.options.form == .modern, enumeration.surfaces.opensApp?.value == true else { return nil }
    self.init(
      element: enumeration.enumeration.name, displayName: enumeration.enumeration.displayName,
      target: enumeration.name, program: enumeration.program, location: enumeration.location(in: module),
      module: module)
  }

  private init(
    element: String, displayName: LocalizedText?, target: String, program: Int, location: SourceLocation?,
    module: MigratedModule
  ) {
    self.element = element
    self.displayName = displayName
    self.target = target
    self.program = program
    self.location = location
    self.module = module
  }

  private var options: MigrationOptions { module.options }

  /// The name of the structure.
  var name: String { "Open" + element }

  /// The structure.
  func declaration(record: inout MigrationRecord) -> Declaration {
    let words = displayName ?? LocalizedText(text: element.asTitle)
    func place(_ role: TextRole) -> TextPlace { TextPlace(role: role, element: element, program: program) }
    let title = record.literal(LocalizedText(text: "Open \(words.text)"), place(.title), options)
    let description = record.literal(
      LocalizedText(text: "Shows the \(words.text) in the app."), place(.description), options)
    let parameterTitle = record.literal(words, place(.title), options)
    record.remarks.append(
      MigrationRemark(.open, element, "opening the app", "show the target in 'perform()'", quoting: name, at: location)
        .marked(MigrationMark(name + ".swift")))
    return .type(
      TypeDeclaration(
        attributes: options.availability(from: .iOS16), modifiers: options.accessModifiers, .struct, name,
        inheritance: [module.framework("OpenIntent")],
        members: [
          stored("title", .named("LocalizedStringResource"), title),
          stored(
            "description", .optional(.named("IntentDescription")),
            .call(.name("IntentDescription"), [Argument(description)])),
          // There is no legacy class that would identify it when the type is renamed.
          stored("persistentIdentifier", nil, .string(name)),
          .variable(
            VariableDeclaration(
              attributes: [AttributeLine(Attribute("Parameter", [Argument("title", parameterTitle)]))],
              modifiers: options.accessModifiers, .var, "target", type: .named(target))),
          summary(record: &record),
        ] + options.initializer + [perform], layout: .separated))
  }

  private func stored(_ name: String, _ type: TypeExpression?, _ value: Expression) -> Declaration {
    .variable(
      VariableDeclaration(modifiers: options.accessModifiers + [.static], .let, name, type: type, value: value))
  }
}

extension OpenAction {
  /// The line with which Shortcuts shows the action.
  private func summary(record: inout MigrationRecord) -> Declaration {
    let text = FormatText(
      format: FormatString(segments: [.literal("Open "), .token(FormatToken(name: "target"))]))
    // A key of its own would need an initialiser call, which `Summary` does not take.
    let line = record.sentence(
      text, TextPlace(role: .summary, element: element, program: program), options, lookup: .byWords
    ) { .parameter($0.name) }
    return .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers + [.static], .var, "parameterSummary",
        type: .opaque(.named("ParameterSummary")),
        getter: .block([.expression(.call(.name("Summary"), [Argument(line)]))])))
  }

  private var perform: Declaration {
    .function(
      FunctionDeclaration(
        attributes: [AttributeLine(Attribute("MainActor"))], modifiers: options.accessModifiers, "perform",
        effects: .asyncThrows, result: .opaque(.named("IntentResult")),
        body: [
          .comment([.paragraph("TODO: Show `target` in the app here.")]),
          .return(.call(.implicitMember("result"))),
        ]))
  }
}
