package import SourceDiagnostics

/// What a migration made of definitions: what was carried over, changed, added and left out, and why.
///
/// It is what all reports are renderings of.
package struct MigrationReport: Sendable, Equatable {
  /// An enumeration or a type that no intent leads to.
  package struct Unused: Sendable, Equatable {
    /// What it is.
    package let kind: ReportedDeclaration.Kind
    /// The name in the definition.
    package let name: String
    /// The name of the legacy class.
    package let className: String
    /// Where it stands.
    package let location: SourceLocation
  }

  /// The form of the code.
  package let form: MigrationForm

  /// The oldest system that the code is for.
  package let target: SystemVersion

  /// Whether actions ask the handlers of legacy intents.
  package let asksHandlers: Bool

  /// The classes of the framework whose names those of the bridge take.
  package let hiddenClasses: Set<String>

  /// The file with the classes of the bridge that take those names.
  package static let hidingFile = BridgeResults.name + ".swift"

  /// The name of the framework or package that the code is in; nil where it is in an app.
  package let packageName: String?

  /// The folder of the files.
  package let directory: String

  /// The paths of the definitions.
  package let definitions: [String]

  /// The intents, enumerations and types that have been migrated, in the order of their files.
  package let declarations: [ReportedDeclaration]

  /// What has not been, as no intent leads to it.
  package let unused: [Unused]

  /// The name of the provider of App Shortcuts; nil where there is none.
  package let shortcutsProvider: String?

  /// The App Shortcuts.
  package let shortcuts: [ReportedShortcut]

  /// What is to be said about phrases and App Shortcuts.
  package let shortcutRemarks: [MigrationRemark]

  /// The intents of the framework in the definitions.
  package let systemIntents: [ReportedSystemIntent]

  /// What else is to be said.
  package let remarks: [MigrationRemark]

  /// What became of the translations; nil where no tables are written.
  package let account: TranslationAccount?

  /// The number of translations that nothing was done with, as no tables are written.
  package let untouchedCount: Int

  /// What has come and gone since the last run.
  package let changes: [MigrationChange]

  /// The files of the run.
  package let files: [ReportedFile]

  /// All remarks.
  package var allRemarks: [MigrationRemark] {
    declarations.flatMap(\.remarks) + shortcutRemarks + systemIntents.flatMap(\.remarks) + remarks
  }

  /// The declarations of a kind.
  package func declarations(_ kind: ReportedDeclaration.Kind) -> [ReportedDeclaration] {
    declarations.filter { $0.kind == kind }
  }
}
