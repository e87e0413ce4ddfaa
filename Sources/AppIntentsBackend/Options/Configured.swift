package import SourceDiagnostics

/// Something that people have given, with the place in the file that has it.
///
/// Two are equal when their values are, wherever they stand.
package struct Configured<Value: Hashable & Sendable>: Sendable, Hashable {
  /// The value.
  package let value: Value

  /// The place; nil for the command line.
  package let location: SourceLocation?

  /// What the command line says, for messages; nil where a file says it, or it is plain what is meant.
  ///
  /// For example: `--control OrderSoup`
  package let option: String?

  /// A value at a place.
  package init(_ value: Value, at location: SourceLocation? = nil) {
    self.value = value
    self.location = location
    option = nil
  }

  /// A value of the command line.
  package init(_ value: Value, option: String) {
    self.value = value
    location = nil
    self.option = option
  }

  package static func == (left: Configured, right: Configured) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

/// A text that people have given.
package typealias ConfiguredText = Configured<String>

extension Configured: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value == String {
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Configured: ExpressibleByBooleanLiteral where Value == Bool {
  package init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
