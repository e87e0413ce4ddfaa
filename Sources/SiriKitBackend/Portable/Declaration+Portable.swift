import SwiftCode

extension Declaration {
  /// The declaration in plain Swift: without what only the Objective-C run time understands.
  var portable: Declaration {
    switch self {
    case .type(let declaration):
      .type(
        TypeDeclaration(
          documentation: declaration.documentation, attributes: declaration.attributes.portable,
          modifiers: declaration.modifiers.portable, declaration.keyword, declaration.name,
          inheritance: declaration.inheritance, members: declaration.members.map(\.portable),
          layout: declaration.layout))
    case .variable(let declaration):
      .variable(
        VariableDeclaration(
          documentation: declaration.documentation, attributes: declaration.attributes.portable,
          modifiers: declaration.modifiers.portable, declaration.keyword, declaration.name, type: declaration.type,
          value: declaration.value, getter: declaration.getter))
    case .function(let declaration):
      .function(
        FunctionDeclaration(
          documentation: declaration.documentation, attributes: declaration.attributes.portable,
          modifiers: declaration.modifiers.portable, declaration.name,
          genericParameters: declaration.genericParameters, parameters: declaration.parameters,
          effects: declaration.effects, result: declaration.result, body: declaration.body))
    case .initializer(let declaration):
      .initializer(
        InitializerDeclaration(
          documentation: declaration.documentation, attributes: declaration.attributes.portable,
          modifiers: declaration.modifiers.portable, isFailable: declaration.isFailable,
          parameters: declaration.parameters, effects: declaration.effects, body: declaration.body))
    case .conditional(let condition, let declaration):
      .conditional(condition, declaration.portable)
    case .enumCase, .typeAlias, .heading, .verbatim, .blankLine:
      self
    }
  }
}

extension [AttributeLine] {
  /// The lines without Objective-C names, which always stand alone.
  fileprivate var portable: [AttributeLine] {
    filter { line in !line.attributes.contains { $0.name == "objc" } }
  }
}

extension [Modifier] {
  /// The words without those of Objective-C; managed properties become those of the test kit.
  fileprivate var portable: [Modifier] {
    compactMap { modifier in
      switch modifier {
      case .objc, .optional: nil
      case .managed: Modifier("@Managed")
      default: modifier
      }
    }
  }
}
