import SwiftCode

extension Expression {
  /// Whether it is a text that the extraction of metadata can read: a literal, or a resource made of literals.
  ///
  /// - Parameter allowsValues: Whether there may be values in it.
  /// - Returns: Whether it can be read.
  func isReadableText(allowsValues: Bool = false) -> Bool {
    switch self {
    case .string:
      return true
    case .interpolation:
      return allowsValues
    case .call(let call) where call.function == .name("LocalizedStringResource"):
      guard let key = call.arguments.first, key.label == nil, case .string = key.value else { return false }
      return call.arguments.dropFirst().allSatisfy { argument in
        argument.label == "bundle" || argument.value.isReadableText(allowsValues: argument.label == "defaultValue")
      }
    default:
      return false
    }
  }

  /// Whether it is a value that needs nothing to be looked up.
  var isLiteral: Bool {
    switch self {
    case .string, .integer, .real, .boolean, .nil, .implicitMember: true
    case .array(let elements), .arrayLines(let elements), .tuple(let elements): elements.allSatisfy(\.isLiteral)
    case .dictionary(let elements), .dictionaryLines(let elements):
      elements.allSatisfy { $0.key.isLiteral && $0.value.isLiteral }
    case .call(let call): call.arguments.allSatisfy(\.value.isLiteral)
    default: false
    }
  }

  /// The last of the names with dots between them; nil for anything else.
  ///
  /// For example: `requestConfirmation` of `self.requestConfirmation`
  var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name), .implicitMember(let name), .optionalMember(_, let name): name
    default: nil
    }
  }

  /// The expression without `try` and `await`.
  var withoutEffects: Expression {
    switch self {
    case .try(let inner), .await(let inner): inner.withoutEffects
    default: self
    }
  }
}

extension FunctionCall {
  /// The value of an argument.
  func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }

  /// The labels of the arguments that have one.
  var labels: Set<String> { Set(arguments.compactMap(\.label)) }
}

extension Closure {
  /// What the closure does as statements, without comments and empty lines.
  var statements: [Statement] {
    switch body {
    case .line(let value): [.expression(value)]
    case .lines(let statements): statements.filter(\.isCode)
    }
  }
}

extension Statement {
  /// Whether it is neither a comment nor an empty line.
  var isCode: Bool {
    switch self {
    case .comment, .blankLine: false
    default: true
    }
  }
}
