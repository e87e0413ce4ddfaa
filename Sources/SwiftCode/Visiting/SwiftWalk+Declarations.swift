extension SwiftWalk {
  mutating func visit(_ declaration: Declaration) {
    visit(.declaration(declaration)) { walk in
      switch declaration {
      case .type(let type): walk.visitParts(of: type)
      case .enumCase(let enumCase): walk.visitParts(of: enumCase)
      case .variable(let variable): walk.visitParts(of: variable)
      case .function(let function): walk.visitParts(of: function)
      case .initializer(let initializer): walk.visitParts(of: initializer)
      case .typeAlias(let alias): walk.visit(alias.type)
      case .conditional(_, let inner): walk.visit(inner)
      case .heading, .blankLine, .verbatim: break
      }
    }
  }

  mutating func visitParts(of variable: VariableDeclaration) {
    visit(variable.attributes)
    visit(variable.type)
    visit(variable.value)
    switch variable.getter {
    case .line(let value): visit(value)
    case .block(let statements): visit(statements)
    case nil: break
    }
  }

  private mutating func visitParts(of type: TypeDeclaration) {
    visit(type.attributes)
    for type in type.inheritance { visit(type) }
    for member in type.members { visit(member) }
  }

  private mutating func visitParts(of enumCase: EnumCaseDeclaration) {
    visit(enumCase.attributes)
    visit(enumCase.associatedValues)
    visit(enumCase.rawValue)
  }

  private mutating func visitParts(of function: FunctionDeclaration) {
    visit(function.attributes)
    visit(function.parameters)
    visit(function.result)
    visit(function.body ?? [])
  }

  private mutating func visitParts(of initializer: InitializerDeclaration) {
    visit(initializer.attributes)
    visit(initializer.parameters)
    visit(initializer.body ?? [])
  }

  private mutating func visit(_ parameters: [FunctionParameter]) {
    for parameter in parameters {
      visit(parameter.type)
      visit(parameter.defaultValue)
    }
  }

  private mutating func visit(_ lines: [AttributeLine]) {
    for attribute in lines.flatMap({ $0.attributes + $0.alternative }) {
      visit(.attribute(attribute)) { walk in
        if !attribute.typeArguments.isEmpty { walk.visit(.generic(attribute.name, attribute.typeArguments)) }
        walk.visit(attribute.arguments ?? [])
      }
    }
  }
}
