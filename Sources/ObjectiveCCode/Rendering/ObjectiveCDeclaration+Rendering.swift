internal import SwiftCode

extension ObjectiveCDeclaration {
  /// Appends the declaration with its line break.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .forwardClasses(let names):
      for name in names {
        writer.write("@class \(name);")
        writer.endLine()
      }
    case .interface(let declaration): declaration.write(to: &writer)
    case .protocol(let declaration): declaration.write(to: &writer)
    case .enumeration(let declaration): declaration.write(to: &writer)
    case .implementation(let declaration): declaration.write(to: &writer)
    }
  }
}

extension InterfaceDeclaration {
  fileprivate func write(to writer: inout SourceWriter) {
    writer.writeObjectiveCDocumentation(documentation)
    writer.writePrefix(macros)
    writer.write("@interface \(name) ")
    switch kind {
    case .subclass(let superclass, let protocols):
      writer.write(": \(superclass)")
      writer.writeAdopted(protocols)
    case .classExtension: writer.write("()")
    }
    writer.endLine()
    for section in sections where !section.isEmpty {
      writer.endLine()
      section.write(to: &writer)
    }
    writer.endLine()
    writer.writeLine("@end")
  }
}

extension ProtocolDeclaration {
  fileprivate func write(to writer: inout SourceWriter) {
    writer.writeObjectiveCDocumentation(documentation)
    writer.writePrefix(macros)
    writer.write("@protocol \(name)")
    writer.writeAdopted(protocols)
    writer.endLine()
    writer.endLine()
    writer.writeLine("@required")
    writer.endLine()
    if !required.isEmpty {
      required.write(to: &writer)
      writer.endLine()
    }
    if !optional.isEmpty {
      writer.writeLine("@optional")
      writer.endLine()
      optional.write(to: &writer)
      writer.endLine()
    }
    writer.writeLine("@end")
  }
}

extension NSEnumDeclaration {
  fileprivate func write(to writer: inout SourceWriter) {
    writer.writeObjectiveCDocumentation(documentation)
    writer.write("typedef NS_ENUM(NSInteger, \(name)) {")
    writer.endLine()
    writer.indent()
    for (index, constant) in constants.enumerated() {
      writer.writeObjectiveCDocumentation(constant.documentation)
      writer.write(constant.name)
      writer.writeSuffix(constant.macros)
      if let value = constant.value { writer.write(" = \(value)") }
      if endsWithComma || index < constants.count - 1 { writer.write(",") }
      writer.endLine()
    }
    writer.outdent()
    writer.write("}")
    writer.writeSuffix(macros)
    writer.write(";")
    writer.endLine()
  }
}

extension ImplementationDeclaration {
  fileprivate func write(to writer: inout SourceWriter) {
    writer.write("@implementation \(name)")
    writer.endLine()
    for member in members {
      writer.endLine()
      member.write(to: &writer)
    }
    writer.endLine()
    writer.writeLine("@end")
  }
}

extension ImplementationDeclaration.Member {
  /// Appends the member with its documentation and line break.
  func write(to writer: inout SourceWriter) {
    switch self {
    case .dynamic(let names): writer.write("@dynamic \(names.joined(separator: ", "));")
    case .synthesize(let name): writer.write("@synthesize \(name) = _\(name);")
    case .mark(let title): writer.write("#pragma mark - \(title)")
    case .condition(let line): writer.write("#\(line)")
    case .method(let method, let statements):
      writer.writeObjectiveCDocumentation(method.documentation)
      writer.write(method.text)
      writer.writeSuffix(method.macros)
      writer.write(" ")
      statements.writeBlock(to: &writer)
    }
    writer.endLine()
  }
}

extension SourceWriter {
  /// Appends the protocols that a class or protocol adopts, with a blank in front.
  fileprivate mutating func writeAdopted(_ protocols: [String]) {
    guard !protocols.isEmpty else { return }
    write(" <\(protocols.joined(separator: ", "))>")
  }
}
