extension SourceWriter {
  /// Appends what stands before a declaration's keyword; the line stays open.
  mutating func writePreamble(
    _ documentation: DocumentationComment?, _ attributes: [AttributeLine], _ modifiers: [Modifier]
  ) {
    if let documentation {
      writeDocumentation(documentation)
    }
    for line in attributes {
      if let condition = line.condition {
        write("#if ")
        write(condition)
        endLine()
      }
      writeAttributes(line.attributes)
      if !line.alternative.isEmpty {
        writeLine("#else")
        writeAttributes(line.alternative)
      }
      if line.condition != nil {
        writeLine("#endif")
      }
    }
    writeModifiers(modifiers)
  }

  private mutating func writeAttributes(_ attributes: [Attribute]) {
    writeList(attributes, separator: " ") { attribute, writer in attribute.write(to: &writer) }
    endLine()
  }

  /// Appends the words before a keyword, each with a blank behind it.
  mutating func writeModifiers(_ modifiers: [Modifier]) {
    for modifier in modifiers {
      write(modifier.text)
      write(" ")
    }
  }

  /// Appends the parameters in parentheses, the effects and the result.
  mutating func writeSignature(
    _ parameters: [FunctionParameter], _ effects: FunctionEffects, _ result: TypeExpression?
  ) {
    writeParenthesized(parameters) { parameter, writer in
      parameter.write(to: &writer)
    } followedBy: { writer in
      writer.writeEffects(effects)
      if let result {
        writer.write(" -> ")
        result.write(to: &writer)
      }
    }
  }

  /// Appends the effects, each with a blank before it.
  mutating func writeEffects(_ effects: FunctionEffects) {
    if effects.isAsync {
      write(" async")
    }
    if effects.isThrowing {
      write(" throws")
    }
  }

  /// Appends the body, if there is one, and ends the line.
  mutating func writeBody(_ body: [Statement]?) {
    if let body {
      write(" ")
      writeBlock(body)
    }
    endLine()
  }

  /// Appends the statements in braces, each on its line.
  mutating func writeBlock(_ statements: [Statement]) {
    writeLine("{")
    writeStatements(statements)
    write("}")
  }

  /// Appends the statements one level deeper, each on its line.
  mutating func writeStatements(_ statements: [Statement]) {
    indent()
    writeOnOwnLines { writer in
      for statement in statements {
        statement.write(to: &writer)
      }
    }
    outdent()
  }
}
