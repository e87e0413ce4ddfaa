internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds parameters of widgets that may have no value to start with.
enum NonOptionalWidgetParameterRule: MigrationRule {
  static let id: DiagnosticID = "non-optional-widget-parameter"

  static let description = RuleDescription(
    id,
    title: "parameter of a widget or control without a first value",
    scope: .migration,
    severity: .warning,
    explanation: """
      An intent that configures a widget or a control has a parameter that is neither optional nor has a default value, \
      and no query or provider of its own, nor the default query of its entity, has a method `defaultResult()`, as far as \
      the files tell.
      """,
    rationale: """
      A widget that has just been placed has no settings; the build warns since Xcode 16, and the widget stays empty \
      ([reports](https://developer.apple.com/forums/thread/763178)).
      """,
    triggering: [
      RuleExample(
        "an entity, and a number",
        .migrated(
          "App/Weather.swift",
          """
          import AppIntents

          struct City: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
            static let defaultQuery = CityQuery()
            let id: String
            var displayRepresentation: DisplayRepresentation { "\\(id)" }
          }

          struct CityQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [City] { [] }
          }

          struct Weather: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Weather"
            static let description: IntentDescription? = IntentDescription("Shows the weather.")
            static let isDiscoverable = false
            static let persistentIdentifier = "Weather"

            @Parameter(title: "City")
            var ↓city: City

            @Parameter(title: "Days")
            var ↓days: Int
          }
          """),
        message: "parameter 'city' of widget intent 'Weather' must be optional or have a default")
    ],
    nonTriggering: [
      RuleExample(
        "first values of all kinds",
        .migrated(
          "App/Weather.swift",
          """
          import AppIntents

          struct City: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
            static var defaultQuery: CityQuery { CityQuery() }
            let id: String
            var displayRepresentation: DisplayRepresentation { "\\(id)" }
          }

          struct CityQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [City] { [] }
            func defaultResult() async -> City? { nil }
          }

          struct Weather: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Weather"
            static let description: IntentDescription? = IntentDescription("Shows the weather.")
            static let isDiscoverable = false
            static let persistentIdentifier = "Weather"

            @Parameter(title: "City")
            var city: City

            @Parameter(title: "Days", default: 3)
            var days: Int

            @Parameter(title: "Name")
            var name: String?
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    let code = migration.code
    for intent in code.intents where intent.conforms(to: AppIntentsProtocol.configurations) {
      for parameter in intent.parameters {
        guard let type = parameter.type, !type.isOptional, parameter.member.property.value == nil,
          !["default", "defaultValue"].contains(where: { parameter.argument($0) != nil }),
          // Another name may be that of an optional.
          !code.isAlias(type.element), !hasFirstValue(parameter, type, in: code)
        else { continue }
        findings.report(
          "parameter '\(parameter.name)' of widget intent '\(intent.name)' must be optional or have a default",
          at: parameter.member.location, element: intent.element(parameter.name))
      }
    }
  }

  /// Whether something lists the options of a parameter and tells the first of them, or may do so.
  private static func hasFirstValue(
    _ parameter: AppIntentsParameter, _ type: AppIntentsValueType, in code: AppIntentsCode
  ) -> Bool {
    let owner = parameter.member.owner
    for label in ["query", "optionsProvider"] {
      if let list = parameter.argument(label) { return hasFirstValue(list, in: owner, code) }
    }
    let entities = code.types(named: type.element, in: owner).filter(\.isEntity)
    return entities.contains { entity in
      entity.staticMembers(named: "defaultQuery").contains { member in
        if let written = member.property.type?.value, !written.hasPrefix("some ") {
          return hasFirstValue(named: written, in: member.owner, code)
        }
        return member.expression.map { hasFirstValue($0, in: member.owner, code) } ?? true
      }
    }
  }

  private static func hasFirstValue(
    _ list: SwiftExpression, in owner: SwiftTypeDeclaration, _ code: AppIntentsCode
  ) -> Bool {
    guard case .call(let call) = list.kind, case .name(let name) = call.function else { return true }
    return hasFirstValue(named: name, in: owner, code)
  }

  /// Whether a type has the method, or is none of the files.
  private static func hasFirstValue(named name: String, in owner: SwiftTypeDeclaration, _ code: AppIntentsCode) -> Bool
  {
    let types = code.types(named: name, in: owner)
    return types.isEmpty || types.contains { $0.hasMethod(named: "defaultResult") }
  }
}

extension AppIntentsCode {
  /// Whether the type of a parameter is another name of a type.
  fileprivate func isAlias(_ name: String) -> Bool {
    let last = name.lastNamePart
    return index.aliases.contains { $0.name.value == last }
  }
}
