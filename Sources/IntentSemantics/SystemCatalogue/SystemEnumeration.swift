/// A type of the Intents framework whose values have names.
package struct SystemEnumeration: Sendable, Equatable {
  /// What the type is, and how it says that there is no value.
  package enum Kind: Sendable, Hashable {
    /// An enumeration; the case stands for a value that is missing, and is `unknown` as a rule.
    case cases(unknown: String)
    /// An option set; it is empty where the value is missing.
    case optionSet
  }

  /// The name of the type, for example `INOutgoingMessageType`.
  package let name: String

  /// What the type is.
  package let kind: Kind

  /// A row of the table.
  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
