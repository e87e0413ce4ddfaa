internal import ObjectiveCSourceReader
internal import SourceDiagnostics

/// A method of a handling protocol, as handlers in Objective-C are held against it.
package struct ObjectiveCRequirement: Sendable, Equatable {
  /// The name, for example `resolveSoupForOrderSoup:withCompletion:`.
  package let selector: String

  /// The parameter that it is about; nil for a method about the whole intent.
  package let parameter: String?

  /// Whether every handler must have it.
  package let isRequired: Bool

  /// The declaration without a semicolon, on one line.
  package let text: String

  /// The declaration, read like any other, so that a handler is compared with what it could have been written as.
  let method: ObjectiveCMethod

  /// A method that is declared by the given text; nil where that declares none.
  package init?(_ text: String, parameter: String?, isRequired: Bool) {
    let source = ObjectiveCSource(
      reading: SourceFile(path: "", bytes: Array("@protocol Handling <NSObject>\n\(text);\n@end\n".utf8)))
    guard let method = source.containers.first?.methods.first else { return nil }
    selector = method.selector.value
    self.parameter = parameter
    self.isRequired = isRequired
    self.text = text
    self.method = method
  }
}
