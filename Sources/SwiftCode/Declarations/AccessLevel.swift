/// Who may use a declaration.
package enum AccessLevel: String, Sendable, Equatable, CaseIterable {
  case `public`
  case package
  case `internal`
  case `fileprivate`
  case `private`
}
