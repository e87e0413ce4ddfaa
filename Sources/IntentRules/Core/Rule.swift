package import SourceDiagnostics

/// A kind of finding: what it is, why it matters, and how it looks.
///
/// One rule, one file. What a rule says of itself is its documentation, and its examples are its tests.
///
/// A rule that conforms to none of the protocols below has no check of its own: reading and resolving a definition find
/// such faults, since no code could be generated otherwise.
package protocol Rule: Sendable {
  /// The slug; unlike the description it costs nothing to ask for.
  static var id: DiagnosticID { get }

  /// What the rule says of itself.
  static var description: RuleDescription { get }
}

/// A rule that looks at one definition.
package protocol DefinitionRule: Rule {
  /// Reports what the rule finds.
  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings)
}

/// A rule that looks at a definition and its translations.
package protocol LocalizationRule: Rule {
  /// Reports what the rule finds.
  static func check(_ localization: CheckedLocalization, _ findings: inout RuleFindings)
}

/// A rule that looks at App Intents.
package protocol MigrationRule: Rule {
  /// Reports what the rule finds.
  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings)
}

/// A rule that looks at definitions and the project around them.
package protocol ProjectRule: Rule {
  /// Reports what the rule finds.
  static func check(_ project: CheckedProject, _ findings: inout RuleFindings)
}
