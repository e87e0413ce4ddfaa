internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds conditions that are on nothing.
enum OrphanRelationshipRule: DefinitionRule {
  static let id: DiagnosticID = "orphan-relationship"

  static let description = RuleDescription(
    id,
    title: "condition without a parent",
    scope: .definition,
    severity: .warning,
    explanation: """
      A parameter has a condition that names no parent, so it is always shown.
      """,
    rationale: """
      The editor leaves such a condition behind when the parent is deleted. The parameter was meant to be shown \
      sometimes, and whoever reads the file next cannot see when.
      """,
    fix: "Removes the condition.",
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterRelationship</key>
          ↓<dict>
            <key>INIntentParameterRelationshipPredicateName</key>
            <string>HasAnyValue</string>
          </dict>
          """),
        message: "condition of 'soup' names no parent and is ignored",
        fixed: .parameter("")),
      RuleExample(
        "an empty name",
        .parameter(
          """
          <key>INIntentParameterRelationship</key>
          <dict>
            <key>INIntentParameterRelationshipParentName</key>
            ↓<string></string>
          </dict>
          """),
        fixed: .parameter("")),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>size</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>lid</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>size</string>
              </dict>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for parameter in definition.customIntents.flatMap(\.parameters) {
      guard let name = parameter.name?.value, let relationship = parameter.relationship,
        relationship.parentName.nonEmpty == nil
      else { continue }
      // A name of another type has been reported.
      let isThere = relationship.hasKey("INIntentParameterRelationshipParentName")
      guard relationship.parentName != nil || !isThere else { continue }
      let removal = parameter.node.removing("INIntentParameterRelationship")
      findings.report(
        "condition of '\(name)' names no parent and is ignored",
        at: relationship.parentName?.range ?? relationship.openingTagRange,
        // A predicate of another type may have a remedy of its own.
        fixIts: relationship.predicateName == nil
          ? [] : [FixIt("remove the condition", edits: [removal].compactMap(\.self))])
    }
  }
}
