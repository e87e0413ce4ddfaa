extension Expression {
  /// Appends the expression.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .name(let name):
      writer.writeIdentifier(name, .expression)
    case .macro(let name):
      writer.write("#")
      writer.write(name)
    case .selfReference:
      writer.write("self")
    case .superReference:
      writer.write("super")
    case .member(let base, let name):
      base.write(to: &writer)
      writer.write(".")
      writer.writeIdentifier(name, .member)
    case .optionalMember(let base, let name):
      base.write(to: &writer)
      writer.write("?.")
      writer.writeIdentifier(name, .member)
    case .element(let base, let index):
      base.write(to: &writer)
      writer.write("[")
      index.write(to: &writer)
      writer.write("]")
    case .binary(let left, let sign, let right):
      left.write(to: &writer)
      writer.write(" ")
      writer.write(sign)
      writer.write(" ")
      right.write(to: &writer)
    case .conditional(let condition, let first, let second):
      condition.write(to: &writer)
      writer.write(" ? ")
      first.write(to: &writer)
      writer.write(" : ")
      second.write(to: &writer)
    case .implicitMember(let name):
      writer.write(".")
      writer.writeIdentifier(name, .member)
    case .initializer(let base):
      base.write(to: &writer)
      writer.write(".init")
    case .type(let type):
      type.write(to: &writer)
    case .cast(let value, let type):
      value.write(to: &writer)
      writer.write(" as ")
      type.write(to: &writer)
    case .optionalCast(let value, let type):
      value.write(to: &writer)
      writer.write(" as? ")
      type.write(to: &writer)
    case .optionalMethod(let method):
      method.write(to: &writer)
      writer.write("?")
    case .metatype(let type):
      type.write(to: &writer)
      writer.write(".self")
    case .call(let call):
      call.write(to: &writer)
    case .closure(let closure):
      closure.write(to: &writer)
    case .try(let expression):
      writer.write("try ")
      expression.write(to: &writer)
    case .await(let expression):
      writer.write("await ")
      expression.write(to: &writer)
    case .string(let text):
      writer.writeStringLiteral(text)
    case .interpolation(let string):
      writer.writeStringLiteral(string)
    case .integer(let number):
      writer.write(String(number))
    case .real(let number):
      precondition(number.isFinite, "Swift has no literal for this number")
      writer.write(String(number))
    case .boolean(let value):
      writer.write(value ? "true" : "false")
    case .nil:
      writer.write("nil")
    case .array(let elements):
      writer.write("[")
      writer.writeList(elements) { element, writer in element.write(to: &writer) }
      writer.write("]")
    case .arrayLines(let elements):
      writer.writeLine("[")
      writer.indent()
      for element in elements {
        element.write(to: &writer)
        writer.write(",")
        writer.endLine()
      }
      writer.outdent()
      writer.write("]")
    case .dictionary(let elements):
      writer.write("[")
      if elements.isEmpty {
        writer.write(":")
      }
      writer.writeList(elements) { element, writer in
        element.key.write(to: &writer)
        writer.write(": ")
        element.value.write(to: &writer)
      }
      writer.write("]")
    case .dictionaryLines(let elements):
      guard !elements.isEmpty else { return writer.write("[:]") }
      writer.writeLine("[")
      writer.indent()
      for (index, element) in elements.enumerated() {
        element.key.write(to: &writer)
        writer.write(": ")
        element.value.write(to: &writer)
        if index < elements.count - 1 {
          writer.write(",")
        }
        writer.endLine()
      }
      writer.outdent()
      writer.write("]")
    case .tuple(let elements):
      writer.write("(")
      writer.writeList(elements) { element, writer in element.write(to: &writer) }
      writer.write(")")
    case .forced(let value):
      value.write(to: &writer)
      writer.write("!")
    case .projection(let name):
      writer.write("$")
      writer.write(name)
    case .keyPath(let name):
      writer.write("\\.")
      writer.writeIdentifier(name, .member)
    case .projectedKeyPath(let name):
      writer.write("\\.$")
      writer.write(name)
    case .rootedProjectedKeyPath(let type, let name):
      writer.write("\\")
      type.write(to: &writer)
      writer.write(".$")
      writer.write(name)
    case .verbatim(let text):
      writer.write(text)
    }
  }
}
