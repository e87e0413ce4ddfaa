internal import SwiftCode

extension ObjectiveCFile {
  /// The source text in UTF-8, with four blanks per level and a line break at its end.
  package func render() -> [UInt8] {
    var writer = SourceWriter(indentationWidth: 4)
    var needsBlankLine = false
    func section(_ isPresent: Bool, _ write: (inout SourceWriter) -> Void) {
      guard isPresent else { return }
      if needsBlankLine { writer.endLine() }
      needsBlankLine = true
      write(&writer)
    }
    section(!header.isEmpty) { writer in
      for line in header { writer.writeComment(line) }
    }
    section(!unconditionalImports.isEmpty) { Self.write(unconditionalImports, to: &$0) }
    section(condition != nil) { Self.writeLine("#if \(condition ?? "")", to: &$0) }
    section(!imports.isEmpty) { Self.write(imports, to: &$0) }
    section(assumesNonnull) { $0.writeLine("NS_ASSUME_NONNULL_BEGIN") }
    for declaration in declarations {
      section(true) { declaration.write(to: &$0) }
    }
    section(assumesNonnull) { $0.writeLine("NS_ASSUME_NONNULL_END") }
    section(condition != nil) { $0.writeLine("#endif") }
    return writer.bytes
  }

  private static func write(_ imports: [Import], to writer: inout SourceWriter) {
    for element in imports {
      switch element {
      case .framework(let path): writeLine("#import <\(path)>", to: &writer)
      case .file(let name): writeLine("#import \"\(name)\"", to: &writer)
      }
    }
  }

  private static func writeLine(_ line: String, to writer: inout SourceWriter) {
    writer.write(line)
    writer.endLine()
  }
}
