internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds enumerations and types with the name of a type that everybody knows.
///
/// Resolving a definition finds names that the generated code itself needs.
enum ShadowedTypeNameRule: DefinitionRule {
  static let id: DiagnosticID = "shadowed-type-name"

  static let description = RuleDescription(
    id,
    title: "type hides one of a library",
    scope: .definition,
    severity: .warning,
    explanation: """
      The class of an enumeration or type has the name of a type that the Swift library, Foundation, SwiftUI, Intents \
      or AppIntents declares at its top level, such as `Result`, `App`, `State` or `Color`. Other names with the \
      prefix `IN`, `NS` or `UI` are fine.

      It is an error where the generated code itself uses the type, as with `String`, `Error` or `INObject`. \
      When Objective-C is generated, it is one too where the languages of C or a header that Foundation includes have \
      taken the name of a class, enumeration or constant, as with `Size` of `<MacTypes.h>`.
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
    let hidden = (
      enums: document.enums.compactMap { Hidden($0.name, $0.className, prefix: definition.classPrefix) },
      types: document.types.compactMap { Hidden($0.name, $0.className, prefix: definition.classPrefix) }
    )
    report(hidden.enums, users: hidden.enums.isEmpty ? [:] : users(in: document, of: \.enumType), &findings)
    report(hidden.types, users: hidden.types.isEmpty ? [:] : users(in: document, of: \.objectType), &findings)
  }

  /// A declaration with the name of a library's type.
  private struct Hidden {
    let modelName: String
    let name: String
    let module: String
    let range: SourceRange

    init?(_ modelName: Located<String>?, _ className: Located<String>?, prefix: String) {
      guard let place = className.nonEmpty ?? modelName else { return nil }
      let name = className.nonEmpty?.value ?? prefix + place.value
      // Resolving the definition has reported the names that generated code needs.
      guard !ReservedTypeNames.all.contains(name), let module = ShadowedTypeNameRule.module(of: name)
      else { return nil }
      self.modelName = modelName?.value ?? ""
      self.name = name
      self.module = module
      range = place.range
    }
  }

  private static func report(_ declarations: [Hidden], users: [String: String], _ findings: inout RuleFindings) {
    for hidden in declarations {
      findings.report(
        "'\(hidden.name)' hides '\(hidden.module).\(hidden.name)'", at: hidden.range,
        hint: users[hidden.modelName].map { "consider '\($0)\(hidden.name)' or a class name of its own" }
          ?? "give it a class name of its own")
    }
  }

  /// The name of the first intent that refers to a declaration, by the name of the declaration.
  private static func users(
    in document: DefinitionDocument, of reference: KeyPath<ParameterEntry, Located<String>?>
  ) -> [String: String] {
    var users: [String: String] = [:]
    for intent in document.intents {
      guard let name = intent.name?.value else { continue }
      for declaration in intent.parameters.compactMap({ $0[keyPath: reference]?.value })
      where users[declaration] == nil {
        users[declaration] = name
      }
    }
    return users
  }

  fileprivate static func module(of name: String) -> String? {
    if let module = LibraryTypeNames.modules[name] { return module }
    guard name.hasPrefix("IN") else { return nil }
    let bareName = String(name.dropFirst(2))
    let isOfIntents =
      FrameworkTypes.enumerations.contains(bareName) || FrameworkTypes.classes.contains(bareName)
      || SystemIntentCatalogue.intent(named: name) != nil
    return isOfIntents ? "Intents" : nil
  }
}
