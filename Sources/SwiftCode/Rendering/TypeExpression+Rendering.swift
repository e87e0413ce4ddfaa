extension TypeExpression {
  /// The type as it is written.
  ///
  /// For example: `[Soup]?`
  package var text: String {
    var writer = SourceWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Appends the type.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .named(let name):
      writer.writeIdentifier(name, .type)
    case .selfType:
      writer.write("Self")
    case .any:
      writer.write("Any")
    case .optional(let wrapped):
      let needsParentheses = wrapped.isCompound
      if needsParentheses {
        writer.write("(")
      }
      wrapped.write(to: &writer)
      if needsParentheses {
        writer.write(")")
      }
      writer.write("?")
    case .array(let element):
      writer.write("[")
      element.write(to: &writer)
      writer.write("]")
    case .dictionary(let key, let value):
      writer.write("[")
      key.write(to: &writer)
      writer.write(": ")
      value.write(to: &writer)
      writer.write("]")
    case .generic(let name, let arguments):
      writer.writeIdentifier(name, .type)
      writer.write("<")
      writer.writeList(arguments) { argument, writer in argument.write(to: &writer) }
      writer.write(">")
    case .composition(let parts):
      writer.writeList(parts, separator: " & ") { part, writer in part.write(to: &writer) }
    case .existential(let constraint):
      writer.write("any ")
      constraint.write(to: &writer)
    case .opaque(let constraint):
      writer.write("some ")
      constraint.write(to: &writer)
    case .function(let type):
      type.write(to: &writer)
    }
  }

  /// Whether a suffix would only bind to its last part.
  private var isCompound: Bool {
    switch self {
    case .opaque, .existential, .function: true
    case .composition(let parts): parts.count > 1
    case .named, .selfType, .any, .optional, .array, .dictionary, .generic: false
    }
  }
}
