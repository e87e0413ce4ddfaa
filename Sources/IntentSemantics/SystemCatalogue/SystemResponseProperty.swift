/// A property of the response to a system intent.
package struct SystemResponseProperty: Sendable, Equatable {
  /// The Swift name, for example `sentMessages`.
  package let name: String

  /// The Swift type as it is written, for example `[INMessage]?`.
  package let type: String

  /// The label of the argument that sets the property in the initialiser of the response; nil for a property that is set
  /// afterwards, as nearly all are.
  package let argument: String?

  /// Whether the interface marks the property as deprecated.
  package let isDeprecated: Bool

  /// A row of the table.
  init(_ name: String, _ type: String, argument: String? = nil, isDeprecated: Bool = false) {
    self.name = name
    self.type = type
    self.argument = argument
    self.isDeprecated = isDeprecated
  }
}
