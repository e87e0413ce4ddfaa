import SwiftCode

/// An enumeration has strings for raw values, and names all its cases in a dictionary that is written out.
enum CaseRepresentationCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.types.filter { $0.conforms(to: ["AppEnum"]) }.flatMap { declared in
      messages(declared.type).map { fault($0, declared.file, declared.path.joined(separator: ".")) }
    }
  }

  private static func messages(_ type: TypeDeclaration) -> [String] {
    var messages: [String] = []
    let cases = type.members.compactMap { if case .enumCase(let enumCase) = $0 { enumCase.name } else { nil } }
    if type.keyword != .enum || type.inheritance.first != .named("String") {
      messages.append("it is no enumeration of strings")
    }
    if cases.isEmpty {
      messages.append("there is no case")
    }
    guard let elements = representations(type) else {
      return messages + ["'caseDisplayRepresentations' is no dictionary that is written out"]
    }
    let keys = elements.map { element in if case .implicitMember(let name) = element.key { name } else { "" } }
    if keys.sorted() != cases.sorted() {
      messages.append("'caseDisplayRepresentations' does not have each case once")
    }
    if !elements.allSatisfy({ isReadable($0.value) }) {
      messages.append("a name in 'caseDisplayRepresentations' is no literal")
    }
    return messages
  }

  private static func representations(_ type: TypeDeclaration) -> [DictionaryElement]? {
    for case .variable(let variable) in type.members where variable.name == "caseDisplayRepresentations" {
      guard variable.modifiers.contains(.static), variable.getter == nil else { return nil }
      switch variable.value {
      case .dictionary(let elements)?, .dictionaryLines(let elements)?: return elements
      default: return nil
      }
    }
    return nil
  }

  private static func isReadable(_ representation: Expression) -> Bool {
    guard case .call(let call) = representation else { return representation.isReadableText() }
    guard call.function == .name("DisplayRepresentation") else { return false }
    return call.arguments.allSatisfy { argument in
      switch argument.label {
      case "title"?, "subtitle"?: argument.value.isReadableText()
      case "synonyms"?:
        if case .array(let texts) = argument.value { texts.allSatisfy { $0.isReadableText() } } else { false }
      default: argument.value.isLiteral
      }
    }
  }
}
