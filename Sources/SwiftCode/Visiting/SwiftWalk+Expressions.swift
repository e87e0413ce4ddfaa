extension SwiftWalk {
  mutating func visit(_ expression: Expression?) {
    guard let expression else { return }
    visit(.expression(expression)) { $0.visitParts(of: expression) }
  }

  mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visitParts(of expression: Expression) {
    switch expression {
    case .name, .macro, .selfReference, .superReference, .implicitMember, .string, .integer, .real, .boolean, .nil,
      .projection,
      .keyPath, .projectedKeyPath, .verbatim:
      break
    case .member(let base, _), .optionalMember(let base, _), .initializer(let base), .try(let base), .await(let base),
      .forced(let base), .optionalMethod(let base):
      visit(base)
    case .element(let left, let right), .binary(let left, _, let right):
      visit(left)
      visit(right)
    case .conditional(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .metatype(let type), .type(let type), .rootedProjectedKeyPath(let type, _):
      visit(type)
    case .cast(let value, let type), .optionalCast(let value, let type):
      visit(value)
      visit(type)
    case .call(let call):
      visitParts(of: call)
    case .closure(let closure):
      visit(closure)
    case .interpolation(let string):
      for case .value(let arguments) in string.segments { visit(arguments) }
    case .array(let elements), .arrayLines(let elements), .tuple(let elements):
      for element in elements { visit(element) }
    case .dictionary(let elements), .dictionaryLines(let elements):
      for element in elements {
        visit(element.key)
        visit(element.value)
      }
    }
  }

  private mutating func visitParts(of call: FunctionCall) {
    visit(call.function)
    visit(call.arguments)
    if let closure = call.trailingClosure { visit(closure) }
    for closure in call.furtherClosures { visit(closure.closure) }
  }

  private mutating func visit(_ closure: Closure) {
    switch closure.body {
    case .lines(let statements): visit(statements)
    case .line(let value): visit(value)
    }
  }
}
