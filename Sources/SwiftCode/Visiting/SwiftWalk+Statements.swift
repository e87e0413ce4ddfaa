extension SwiftWalk {
  mutating func visit(_ statements: [Statement]) {
    for (index, statement) in statements.enumerated() {
      visit(.statement(statement)) { $0.visitParts(of: statement) }
      if case .guard(let conditions, _) = statement {
        return visit(.branch(conditions)) { $0.visit(Array(statements[(index + 1)...])) }
      }
    }
  }

  private mutating func visitParts(of statement: Statement) {
    switch statement {
    case .expression(let value), .throw(let value):
      visit(value)
    case .variable(let variable):
      visitParts(of: variable)
    case .assignment(let target, let value):
      visit(target)
      visit(value)
    case .return(let value):
      visit(value)
    case .guard(let conditions, let body):
      visit(conditions)
      visit(body)
    case .if(let conditions, let body, let other):
      visit(conditions)
      visit(.branch(conditions)) { $0.visit(body) }
      visit(other)
    case .switch(let value, let cases):
      visit(value)
      for switchCase in cases {
        visit(switchCase.pattern)
        visit(switchCase.body)
      }
    case .conditional(_, let body):
      visit(body)
    case .break, .comment, .blankLine:
      break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .binding(_, let value): visit(value)
      case .unwrapping, .available: break
      }
    }
  }

  private mutating func visit(_ pattern: SwitchCase.Pattern) {
    switch pattern {
    case .value(let value): visit(value)
    case .type(let type), .typeBinding(_, let type): visit(type)
    case .enumCase, .enumCases, .default: break
    }
  }
}
