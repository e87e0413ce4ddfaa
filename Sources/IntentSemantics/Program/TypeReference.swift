/// A reference to an enumeration or an object type.
package struct TypeReference: Sendable, Hashable {
  /// The model name; selectors are made of it.
  package let name: String

  /// The name of the Swift type.
  package let className: String

  /// Whether the framework declares it.
  package let isSystem: Bool

  /// A value of the given parts.
  package init(name: String, className: String, isSystem: Bool = false) {
    self.name = name
    self.className = className
    self.isSystem = isSystem
  }
}
