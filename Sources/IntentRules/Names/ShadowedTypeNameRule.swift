internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds enumerations and types with the name of a type that everybody knows.
///
/// Resolving a definition finds names that the generated code itself needs.
enum ShadowedTypeNameRule: DefinitionRule {
  static let description = RuleDescription(
    "shadowed-type-name",
    title: "type hides one of a library",
    scope: .definition,
    severity: .warning,
    explanation: """
      The class of an enumeration or type has the name of a type that the Swift library, Foundation, SwiftUI, Intents \
      or AppIntents declares at its top level, such as `Result`, `App`, `State` or `Color`. Other names with the \
      prefix `IN`, `NS` or `UI` are fine.

      It is an error where the generated code itself uses the type, as with `String`, `Error` or `INObject`.
      """,
    rationale: """
      In the app and its extension the name then means the generated class, and code that wants the other one must name \
      the module. People append `_` to such names for that reason \
      ([a generator that had to](https://github.com/smithy-lang/smithy-swift/pull/309), \
      [a library that met it](https://github.com/realm/realm-swift/issues/4113)). A class name of its own keeps the name \
      in the definition.
      """,
    triggering: [
      RuleExample(
        .type(
          """
          <key>INTypeName</key>
          <string>↓Color</string>
          """),
        message: "'Color' hides 'SwiftUI.Color'"),
      RuleExample(
        .enumeration(
          """
          <key>INEnumClassName</key>
          <string>↓SortOrder</string>
          <key>INEnumName</key>
          <string>Sorting</string>
          """),
        message: "'SortOrder' hides 'Foundation.SortOrder'"),
      RuleExample(
        "a type that the generated code uses: an error",
        .type(
          """
          <key>INTypeName</key>
          <string>↓Error</string>
          """),
        message: "type 'Error' hides a type that the generated code uses"),
    ],
    nonTriggering: [
      RuleExample(
        "a class name of its own",
        .type(
          """
          <key>INTypeClassName</key>
          <string>PaintColor</string>
          <key>INTypeName</key>
          <string>Color</string>
          """)),
      RuleExample(
        "a prefix alone",
        .enumeration(
          """
          <key>INEnumName</key>
          <string>INColor</string>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    let document = definition.document
    for entry in document.enums {
      check(entry.name, entry.className, in: definition, &findings) {
        $0.enumType?.value == entry.name?.value && $0.enumTypeNamespace?.value != "System"
      }
    }
    for entry in document.types {
      check(entry.name, entry.className, in: definition, &findings) {
        $0.objectType?.value == entry.name?.value && $0.objectTypeNamespace?.value != "System"
      }
    }
  }

  private static func check(
    _ modelName: Located<String>?, _ className: Located<String>?, in definition: CheckedDefinition,
    _ findings: inout RuleFindings, isUsed: (ParameterEntry) -> Bool
  ) {
    let explicit = className.nonEmpty
    guard let place = explicit ?? modelName else { return }
    let name = explicit?.value ?? definition.classPrefix + place.value
    guard let module = module(of: name), !ReservedTypeNames.all.contains(name) else { return }
    let user = definition.document.intents.first { $0.parameters.contains(where: isUsed) }
    findings.report(
      "'\(name)' hides '\(module).\(name)'", at: place.range,
      hint: (user?.name?.value).map { "consider '\($0)\(name)' or a class name of its own" }
        ?? "give it a class name of its own")
  }

  private static func module(of name: String) -> String? {
    if let module = LibraryTypeNames.modules[name] { return module }
    guard name.hasPrefix("IN") else { return nil }
    let bareName = String(name.dropFirst(2))
    let isOfIntents =
      FrameworkTypes.enumerations.contains(bareName) || FrameworkTypes.classes.contains(bareName)
      || SystemIntentCatalogue.intent(named: name) != nil
    return isOfIntents ? "Intents" : nil
  }
}
