extension ImportDeclaration {
  /// Appends the import as a line.
  func write(to writer: inout SourceWriter) {
    writer.writeModifiers(modifiers)
    writer.write("import ")
    writer.write(module)
    writer.endLine()
  }
}

extension Declaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .type(let declaration): declaration.write(to: &writer)
    case .enumCase(let declaration): declaration.write(to: &writer)
    case .variable(let declaration): declaration.write(to: &writer)
    case .function(let declaration): declaration.write(to: &writer)
    case .initializer(let declaration): declaration.write(to: &writer)
    }
  }

  /// Whether it takes one line, so that it may stand close to another such declaration.
  var isOneLine: Bool {
    switch self {
    case .enumCase(let declaration):
      declaration.documentation == nil && declaration.attributes.isEmpty
    case .variable(let declaration):
      declaration.documentation == nil && declaration.attributes.isEmpty && declaration.getter == nil
    case .type, .function, .initializer:
      false
    }
  }
}

extension TypeDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    writer.write(keyword.rawValue)
    writer.write(" ")
    writer.writeIdentifier(name, .type)
    if !inheritance.isEmpty {
      writer.write(": ")
      writer.writeList(inheritance) { type, writer in type.write(to: &writer) }
    }
    writer.write(" {")
    writer.endLine()
    writer.indent()
    if layout == .spaced {
      writer.endLine()
    }
    var isBehindOneLine = true
    for (index, member) in members.enumerated() {
      let isOneLine = member.isOneLine
      if layout == .spaced, index > 0, !(isOneLine && isBehindOneLine) {
        writer.endLine()
      }
      member.write(to: &writer)
      isBehindOneLine = isOneLine
    }
    if layout == .spaced, !members.isEmpty {
      writer.endLine()
    }
    writer.outdent()
    writer.writeLine("}")
  }
}

extension EnumCaseDeclaration {
  /// Appends the case as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, [])
    writer.write("case ")
    switch quoting {
    case .whereNeeded: writer.writeIdentifier(name, .variable)
    case .always: writer.writeQuotedIdentifier(name)
    }
    if let rawValue {
      writer.write(" = ")
      rawValue.write(to: &writer)
    }
    writer.endLine()
  }
}

extension VariableDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    writer.write(keyword.rawValue)
    writer.write(" ")
    writer.writeIdentifier(name, .variable)
    if let type {
      writer.write(": ")
      type.write(to: &writer)
    }
    if let value {
      writer.write(" = ")
      value.write(to: &writer)
    }
    switch getter {
    case .line(let expression):
      writer.write(" { ")
      expression.write(to: &writer)
      writer.write(" }")
    case .block(let statements):
      writer.write(" ")
      writer.writeBlock(statements)
    case nil:
      break
    }
    writer.endLine()
  }
}

extension FunctionDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    writer.write("func ")
    writer.writeIdentifier(name, .function)
    writer.writeSignature(parameters, effects, result)
    writer.writeBody(body)
  }
}

extension InitializerDeclaration {
  /// Appends the declaration as lines.
  func write(to writer: inout SourceWriter) {
    writer.writePreamble(documentation, attributes, modifiers)
    if isFailable {
      writer.write("init?")
    } else {
      writer.write("init")
    }
    writer.writeSignature(parameters, effects, nil)
    writer.writeBody(body)
  }
}

extension FunctionParameter {
  /// Appends the parameter.
  func write(to writer: inout SourceWriter) {
    switch label {
    case .name:
      writer.writeIdentifier(name, .parameter)
    case .omitted:
      writer.write("_ ")
      writer.writeIdentifier(name, .label)
    case .word(let word):
      writer.writeIdentifier(word, .label)
      writer.write(" ")
      writer.writeIdentifier(name, .label)
    }
    writer.write(": ")
    type.write(to: &writer)
    if let defaultValue {
      writer.write(" = ")
      defaultValue.write(to: &writer)
    }
  }
}

extension Attribute {
  /// Appends the attribute.
  func write(to writer: inout SourceWriter) {
    writer.write("@")
    writer.write(name)
    if let arguments {
      writer.writeArguments(arguments)
    }
  }
}
