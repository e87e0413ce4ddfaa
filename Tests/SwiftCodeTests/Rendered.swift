import SwiftCode

/// The file as text.
func text(_ file: SwiftFile) -> String {
  String(decoding: file.render(), as: UTF8.self)
}

/// The declaration as text, without the line break at its end.
func text(_ declaration: Declaration) -> String {
  String(text(SwiftFile(declarations: [declaration])).dropLast())
}

/// The expression as text.
func text(_ expression: SwiftCode.Expression) -> String {
  let prefix = "let value = "
  let variable = VariableDeclaration(.let, "value", value: expression)
  return String(text(Declaration.variable(variable)).dropFirst(prefix.count))
}
