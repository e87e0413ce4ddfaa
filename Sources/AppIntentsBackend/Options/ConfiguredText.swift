package import SourceDiagnostics

/// A text that people have given, with the place in the file that has it.
///
/// Two are equal when their texts are, wherever they stand.
package struct ConfiguredText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text.
  package let value: String

  /// The place; nil for the command line.
  package let location: SourceLocation?

  /// A text at a place.
  package init(_ value: String, at location: SourceLocation? = nil) {
    self.value = value
    self.location = location
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  package static func == (left: ConfiguredText, right: ConfiguredText) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
