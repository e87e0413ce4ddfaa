/// The App Shortcuts of a module.
package struct MigratedShortcuts: Sendable, Equatable {
  /// The file of the provider; nil where no intent has a phrase that can be used.
  package let file: MigratedFile?

  /// The phrases for the tables.
  package let texts: [ShortcutTexts]

  /// What the system is not to take for a phrase, for the tables; nil for nothing.
  package let negativeTexts: ShortcutTexts?

  /// What is to be said where there is no file that says it.
  package let remarks: [MigrationRemark]

  /// What makes no sense in the configuration.
  package let faults: [ConfigurationFault]
}
