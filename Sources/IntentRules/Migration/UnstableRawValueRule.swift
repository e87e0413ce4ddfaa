internal import AppIntentsSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds enumerations and entities whose stored values would not be found again.
enum UnstableRawValueRule: MigrationRule {
  static let id: DiagnosticID = "unstable-raw-value"

  static let description = RuleDescription(
    id,
    title: "enumeration or entity that stored values do not fit",
    scope: .migration,
    severity: .error,
    explanation: """
      An `AppEnum` of a parameter of an App Intent that takes the place of a legacy intent does not have `String` for its \
      raw values, or none of its raw values is the name of a value of the old enumeration. Without a definition and \
      without `migration.lock.json` only the type of the raw values is looked at. The value `unknown` with the number 0, which stands for none, needs no case, and there \
      may be cases that the old enumeration does not have.

      A warning: the `id` of an entity of such a parameter is no `String`. Stored objects are looked up by the identifier \
      of the old object, so another type is right only if that was its text.
      """,
    rationale: """
      Stored values are found by the name of the old value; numbers in arrays even arrive as nothing at all \
      ([a report](https://developer.apple.com/forums/thread/793268)).
      """,
    triggering: [
      RuleExample(
        "numbers",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          enum Size: ↓Int, AppEnum {
            case small = 1
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
          }

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Size")
            var size: Size?
          }
          """),
        message: "raw values of 'Size' must be of type String"),
      RuleExample(
        "a name in another spelling, and one that is gone",
        .enumeration(
          """
          <key>INEnumName</key>
          <string>Size</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>Small</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>2</integer>
              <key>INEnumValueName</key>
              <string>huge</string>
            </dict>
          </array>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          enum ↓SizeAppEnum: String, AppEnum {
            case ↓small
            case large = "Large"
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [SizeAppEnum: DisplayRepresentation] = [
              .small: "Small", .large: "Large",
            ]
          }

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Choice")
            var choice: SizeAppEnum?
          }
          """),
        message: "no raw value of 'SizeAppEnum' is 'huge'"),
      RuleExample(
        "an entity with an identifier of its own",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct Soup: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
            static let defaultQuery = SoupQuery()
            let id: ↓UUID
            let name: String
            var displayRepresentation: DisplayRepresentation { "\\(name)" }
          }

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Soup")
            var soup: Soup?
          }
          """),
        message: "'id' of 'Soup' must be the identifier of the old object, a String"),
    ],
    nonTriggering: [
      RuleExample(
        "an upper-case name as the raw value, and an enumeration of another intent",
        .enumeration(
          """
          <key>INEnumName</key>
          <string>Size</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>Small</string>
            </dict>
          </array>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          enum Size: String, AppEnum {
            case small = "Small", other
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .other: "Other"]
          }

          enum Table: Int, AppEnum {
            case inside
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Table"
            static let caseDisplayRepresentations: [Table: DisplayRepresentation] = [.inside: "Inside"]
          }

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Choice")
            var choice: Size?
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    let code = migration.code
    var known: Set<String> = []
    for successor in migration.successors {
      for parameter in successor.intent.parameters {
        for type in parameter.type.map({ code.types(named: $0.element, in: parameter.member.owner) }) ?? [] {
          guard known.insert("\(type.location.file.path):\(type.location.range.lowerBound)").inserted else { continue }
          if type.isEnumeration { checkRawType(of: type, &findings) }
          if type.isEntity { checkIdentifier(of: type, in: code, &findings) }
        }
      }
    }
    checkNames(migration, &findings)
  }

  /// The type of the raw values: what stands first behind the colon; nil where it is no type of raw values.
  static func rawType(of type: AppIntentsType) -> (name: String, location: SourceLocation)? {
    for owner in type.type.declarations {
      for inherited in owner.inheritedTypes {
        let name = type.resolved(inherited.value, in: owner)
        if rawTypes.contains(name) {
          return (name, SourceLocation(file: owner.source, range: inherited.range))
        }
      }
    }
    return nil
  }

  private static let rawTypes: Set<String> = [
    "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ]

  private static func checkRawType(of type: AppIntentsType, _ findings: inout RuleFindings) {
    guard let raw = rawType(of: type), raw.name != "String" else { return }
    findings.report(
      "raw values of '\(type.name)' must be of type String", at: raw.location,
      hint: "a stored value is found by the name of the old value", element: type.name)
  }

  private static func checkIdentifier(
    of type: AppIntentsType, in code: AppIntentsCode, _ findings: inout RuleFindings
  ) {
    guard !type.conforms(to: [AppIntentsProtocol.transientEntity]) else { return }
    for member in type.members(named: "id") where !member.property.isStatic {
      guard let written = member.property.type, let value = AppIntentsValueType(written.value) else { continue }
      let name = type.resolved(value.element, in: member.owner)
      let isDeclared = !code.index.types(named: value.element, in: member.owner).isEmpty
      guard name != "String", isDeclared || identifierTypes.contains(name) else { continue }
      findings.report(
        "'id' of '\(type.name)' must be the identifier of the old object, a String",
        at: member.location(written.range), severity: .warning, element: type.element("id"))
    }
  }

  private static let identifierTypes: Set<String> = [
    "Data", "Int", "Int32", "Int64", "NSManagedObjectID", "ObjectIdentifier", "PersistentIdentifier", "UInt", "UInt32",
    "UInt64", "URL", "UUID",
  ]
}
