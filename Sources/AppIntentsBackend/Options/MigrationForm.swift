/// What migrated code looks like.
package enum MigrationForm: Sendable, Equatable, CaseIterable {
  /// What Xcode's "Convert to App Intent" writes, without its mistakes.
  case compatible
  /// The same declarations, and everything else that the definition says.
  case modern
}
