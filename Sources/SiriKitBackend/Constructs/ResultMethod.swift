import SwiftCode

/// A method of a resolution result that takes one argument labelled `with`.
///
/// For example: `public class func success(with resolvedObject: Soup) -> Self { … }`
struct ResultMethod {
  /// The method's name, for example `success`.
  let name: String

  /// The argument's name in the body, for example `resolvedObject`.
  let argument: String

  /// The argument's type.
  let type: TypeExpression

  /// The attribute line above the method.
  let attribute: AttributeLine

  /// Whether it overrides the framework's method.
  let isOverride: Bool

  /// The documentation.
  let documentation: DocumentationComment?

  /// The one statement.
  let body: Statement

  /// The options.
  let options: SiriKitOptions

  /// The method.
  var declaration: Declaration {
    .function(
      FunctionDeclaration(
        documentation: documentation, attributes: [attribute],
        modifiers: (isOverride ? [.override] : []) + [.access(options.access), .class], name,
        parameters: [FunctionParameter(label: .word("with"), argument, type)], result: .selfType,
        body: [body]))
  }
}
