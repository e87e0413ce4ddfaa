import IntentSemantics
import SwiftCode

/// The method that the app calls when people have done by hand what the action does.
///
/// For example: `static func donate(pier: PierAppEntity? = nil) { … }`
struct DonationMethod {
  /// The structure that has it.
  let structure: IntentStructure

  /// The name of the method.
  static let name = "donate"

  /// The method of a structure; nil where nothing is donated.
  init?(of structure: IntentStructure) {
    guard structure.isDonated, structure.performs else { return nil }
    self.structure = structure
  }

  /// The method.
  func declaration(record: inout MigrationRecord) -> Declaration {
    let intent = structure.intent
    structure.remark(
      .open, nil, "the donation",
      "call it where the app donates an 'INInteraction' with the old intent; the system sees to what 'perform()' does",
      quoting: "\(structure.migrated.name).\(Self.name)", &record, hint: "'--find-legacy' lists the places",
      shownBy: [.call(Self.name, on: structure.migrated.name)])
    let action = "action".unlike(Set(intent.parameters.map(\.name)))
    return .function(
      FunctionDeclaration(
        documentation: DocumentationComment(
          "Tells the system that somebody has done this in the app, so that it can be suggested later."),
        modifiers: structure.options.accessModifiers + [.static], Self.name,
        parameters: intent.parameters.map { parameter in
          let property = structure.property(of: parameter)
          return property.isOptional
            ? FunctionParameter(parameter.name, .optional(property.value.type), defaultValue: .nil)
            : FunctionParameter(parameter.name, property.value.type)
        },
        body: [.variable(VariableDeclaration(.let, action, value: .call(.name(structure.migrated.name))))]
          + intent.parameters.map { .assignment(to: .member(.name(action), $0.name), .name($0.name)) }
          + [.expression(.call(.member(.name(action), "donate")))]))
  }
}

extension IntentStructure {
  /// Whether the app tells the system when people do by hand what the action does.
  var isDonated: Bool { options.form == .modern && migrated.surfaces.isDonated?.value == true }

  /// Whether suggestions are written: those are made of what is donated.
  var wantsPredictions: Bool { options.form == .compatible || options.writesPredictions || isDonated }
}
