/// A member of a generated class, enumeration or protocol, as its text in either language has it.
package struct SiriKitMember: Sendable, Hashable, CustomStringConvertible {
  /// What it is.
  package enum Kind: String, Sendable, Hashable {
    /// A type itself; it has no name of its own.
    case type
    case property
    case constant
    case classMethod
    case instanceMethod
    case initializer
  }

  package let kind: Kind
  package let owner: String

  /// The name that Objective-C knows it by; in enumerations, where it has none, that with an upper-case letter.
  package let name: String

  package init(_ kind: Kind, _ owner: String, _ name: String) {
    self.kind = kind
    self.owner = owner
    self.name = name
  }

  package var description: String { "\(kind) \(owner) \(name)" }
}
