internal import SwiftCode

extension ObjectiveCType {
  /// The type on its own, without a word on whether it may be null.
  ///
  /// For example: `NSArray<Soup *> *`
  var text: String {
    switch self {
    case .plain(let name): name
    case .object(let name, let arguments):
      arguments.isEmpty ? "\(name) *" : "\(name)<\(arguments.map(\.text).joined(separator: ", "))> *"
    case .kindOf(let name): "__kindof \(name) *"
    case .block(let parameters): "void (^)(\(Self.text(of: parameters)))"
    case .nullable(let type): type.text
    }
  }

  /// The type in the parentheses of a method.
  ///
  /// For example: `nullable Soup *`
  var methodText: String { isNullable ? "nullable " + text : text }

  /// The type with the name of a variable or a parameter of a block.
  ///
  /// For example: `Soup *soup`, `Soup * _Nullable soup`
  func text(naming name: String) -> String {
    if isNullable { return "\(text) _Nullable \(name)" }
    return text.hasSuffix("*") ? text + name : "\(text) \(name)"
  }

  private static func text(of parameters: [MethodDeclaration.Parameter]) -> String {
    parameters.isEmpty ? "void" : parameters.map { $0.type.text(naming: $0.name) }.joined(separator: ", ")
  }
}
