extension FunctionCall {
  /// Appends the call.
  func write(to writer: inout SourceWriter) {
    function.write(to: &writer)
    if !arguments.isEmpty || trailingClosure == nil {
      switch layout {
      case .line: writer.writeArguments(arguments)
      case .lines: writer.writeArgumentLines(arguments)
      }
    }
    if let trailingClosure {
      writer.write(" ")
      trailingClosure.write(to: &writer)
    }
    for further in furtherClosures {
      writer.write(" ")
      writer.writeIdentifier(further.label, .label)
      writer.write(": ")
      further.closure.write(to: &writer)
    }
  }
}
