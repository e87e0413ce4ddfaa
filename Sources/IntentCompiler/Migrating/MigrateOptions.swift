/// How definitions are migrated to App Intents.
public struct MigrateOptions: Sendable, Equatable {
  /// What the code looks like.
  public enum Form: String, Sendable, CaseIterable {
    /// All that the definition says.
    case modern
    /// The names, order and shapes of Xcode's converter.
    case compatible
  }

  /// What the code looks like.
  public var form: Form

  /// The oldest system that the code is for.
  public var target: MigrationTarget

  /// Who may use the declarations; nil for no word.
  public var access: AccessLevel?

  /// Options of the given values.
  public init(form: Form = .modern, target: MigrationTarget = .iOS16, access: AccessLevel? = nil) {
    self.form = form
    self.target = target
    self.access = access
  }
}
