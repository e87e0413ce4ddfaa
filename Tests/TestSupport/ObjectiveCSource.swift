/// A file of Objective-C as text.
package struct ObjectiveCSource: Sendable, Equatable {
  /// The path from the folder of the compilation, for example `Orders/OrderCoffeeIntent.h`.
  package let path: String

  /// The text.
  package let text: String

  /// A file of the given text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether it is compiled; others are only included.
  package var isCompiled: Bool { path.hasSuffix(".m") }
}
