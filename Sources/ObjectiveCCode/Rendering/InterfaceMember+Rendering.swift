internal import SwiftCode

extension InterfaceMember {
  /// Appends the member with its documentation and line break.
  func write(to writer: inout SourceWriter) {
    writer.writeObjectiveCDocumentation(documentation)
    switch self {
    case .property(let property):
      writer.write("@property (\(property.attributes.joined(separator: ", "))) ")
      writer.write(property.type.unwrapped.text(naming: property.name))
      writer.writeSuffix(property.macros)
    case .method(let method):
      writer.write(method.text)
      writer.writeSuffix(method.macros)
    }
    writer.write(";")
    writer.endLine()
  }
}

extension MethodDeclaration {
  /// The method on one line, without macros and semicolon.
  ///
  /// For example: `- (void)stirFor:(nullable NSNumber *)minutes`
  package var text: String {
    let arguments = parameters.map { "(\($0.type.methodText))\($0.name)" }
    let sign = owner == .instance ? "-" : "+"
    return "\(sign) (\(result.methodText))\(ObjectiveCExpression.text(of: selector, arguments, separator: " "))"
  }
}

extension [InterfaceMember] {
  /// Appends the members, with a blank line in front of one that is documented.
  func write(to writer: inout SourceWriter) {
    for (index, member) in enumerated() {
      if index > 0, member.documentation != nil || self[index - 1].documentation != nil {
        writer.endLine()
      }
      member.write(to: &writer)
    }
  }
}
