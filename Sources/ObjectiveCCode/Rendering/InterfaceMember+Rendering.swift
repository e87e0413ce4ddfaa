internal import SwiftCode

extension InterfaceMember {
  /// Appends the member with its documentation and line break.
  func write(to writer: inout SourceWriter) {
    writer.writeObjectiveCDocumentation(documentation)
    switch self {
    case .conditional(let condition, let members):
      writer.write("#if \(condition)")
      writer.endLine()
      writer.endLine()
      members.write(to: &writer)
      writer.endLine()
      writer.writeLine("#endif")
      return
    case .mark(let title):
      writer.write("#pragma mark - \(title)")
      writer.endLine()
      return
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

extension InterfaceMember {
  /// Whether there are blank lines around it.
  fileprivate var standsApart: Bool {
    switch self {
    case .conditional, .mark: true
    case .property, .method: documentation != nil
    }
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
      if index > 0, member.standsApart || self[index - 1].standsApart {
        writer.endLine()
      }
      member.write(to: &writer)
    }
  }
}
