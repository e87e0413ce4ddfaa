/// The kinds of declarations that have members.
package enum SwiftDeclarationKind: String, Sendable, Hashable, CaseIterable {
  case `actor`
  case `class`
  case `enum`
  case `extension`
  case `protocol`
  case `struct`
}
