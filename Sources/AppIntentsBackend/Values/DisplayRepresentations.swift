import IntentSemantics
import SourceDiagnostics
import SwiftCode

extension MigrationOptions {
  /// The property with the name of a type for people.
  func typeRepresentation(
    _ displayName: LocalizedText?, of name: String, _ key: String, program: Int, at location: SourceLocation?,
    record: inout MigrationRecord
  ) -> Declaration {
    if displayName == nil {
      record.remarks.append(
        MigrationRemark(.added, name, key, "the name for people is made of the type's name", at: location))
    }
    let place = TextPlace(role: .title, element: name, program: program)
    let text = record.literal(displayName ?? LocalizedText(text: name.asTitle), place, self)
    return .variable(
      VariableDeclaration(
        modifiers: accessModifiers + [.static], storedStaticKeyword, "typeDisplayRepresentation",
        value: .call(.name("TypeDisplayRepresentation"), [Argument("name", text)])))
  }
}

extension Expression {
  /// A text of the tables as what stands for a value: a literal as it stands, a resource in an initialiser.
  var displayRepresentation: Expression {
    if case .call = self { .call(.name("DisplayRepresentation"), [Argument("title", self)]) } else { self }
  }
}
