/// A word on the line of a declaration, before its keyword.
///
/// For example: `public`, `static`, `@NSManaged`
package struct Modifier: Sendable, Equatable {
  /// The word as it is written.
  package let text: String

  /// A word that has no name here.
  package init(_ text: String) {
    self.text = text
  }

  /// An access level, written out even where it is the default.
  ///
  /// For example: `internal`
  package static func access(_ level: AccessLevel) -> Modifier {
    Modifier(level.rawValue)
  }

  /// The access level of a setter.
  ///
  /// For example: `fileprivate(set)`
  package static func setter(_ level: AccessLevel) -> Modifier {
    Modifier(level.rawValue + "(set)")
  }

  package static let objc = Modifier("@objc")
  package static let managed = Modifier("@NSManaged")
  package static let `class` = Modifier("class")
  package static let `static` = Modifier("static")
  package static let final = Modifier("final")
  package static let override = Modifier("override")
  package static let optional = Modifier("optional")
  package static let convenience = Modifier("convenience")
  package static let nonisolated = Modifier("nonisolated")
  package static let nonisolatedUnsafe = Modifier("nonisolated(unsafe)")
}
