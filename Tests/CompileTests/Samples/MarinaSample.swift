import TestSupport

/// App Intents written by hand after the definition of a marina.
enum MarinaSample {
  /// What Xcode's converter makes of an intent, with its mistakes mended.
  static let converted = SwiftSource(
    name: "PaintHull.swift",
    text: """
      import Foundation
      import AppIntents

      @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
      struct PaintHull: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
          static let intentClassName = "PaintHullIntent"

          static var title: LocalizedStringResource = "Paint Hull"
          static var description = IntentDescription("Orders new paint.")

          @Parameter(title: "Finish", default: .gloss)
          var finish: FinishAppEnum?

          @Parameter(title: "Colour", optionsProvider: StringOptionsProvider())
          var colour: String?

          struct StringOptionsProvider: DynamicOptionsProvider {
              func results() async throws -> [String] {
                  // TODO: Return possible options here.
                  return []
              }
          }

          @Parameter(title: "Coats", default: 2)
          var coats: Int?

          static var parameterSummary: some ParameterSummary {
              When(\\.$finish, .equalTo, .matt) {
                  Summary("Paint \\(\\.$finish) in \\(\\.$colour) with \\(\\.$coats) coats")
              } otherwise: {
                  Summary("Paint \\(\\.$finish) in \\(\\.$colour)") {
                      \\.$coats
                  }
              }
          }

          static var predictionConfiguration: some IntentPredictionConfiguration {
              IntentPrediction(parameters: (\\.$finish, \\.$colour)) { finish, colour in
                  DisplayRepresentation(
                      title: "Paint \\(finish!) in \\(colour!)",
                      subtitle: ""
                  )
              }
              IntentPrediction(parameters: \\.$colour) { colour in
                  DisplayRepresentation(title: "Paint in \\(colour!)", subtitle: "")
              }
          }

          func perform() async throws -> some IntentResult & ReturnsValue<String> {
              // TODO: Move the work of the old handler here.
              return .result(value: String())
          }
      }

      @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
      fileprivate extension IntentDialog {
          static var coatsParameterPrompt: Self {
              "How many coats?"
          }
          static func responseFailureColourGone(colour: String) -> Self {
              "No more \\(colour)."
          }
      }

      @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
      enum FinishAppEnum: String, AppEnum {
          case gloss
          case matt

          static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Finish")

          static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
              .gloss: "Gloss",
              .matt: "Matt",
          ]
      }

      """)

  /// The same with constants where it has stored static variables.
  static let convertedForSwift6 = SwiftSource(
    name: converted.name,
    text: converted.text
      .replacing(#/static var (title|description|typeDisplay\w+|caseDisplay\w+)/#) { "static let \($0.1)" })

  /// All that a definition can lead to, for iOS 16 and with what came later behind conditions.
  static let modern = [
    SwiftSource(
      name: "Values.swift",
      text: """
        import AppIntents

        enum HullKindAppEnum: String, AppEnum {
            case rowing
            case sail

            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Hull Kind")

            static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
                .rowing: "Rowing boat",
                .sail: DisplayRepresentation(title: "Sailing boat", subtitle: "Wind", image: .init(named: "sail")),
            ]
        }

        struct PierAppEntity: AppEntity {
            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pier")
            static let defaultQuery = PierAppEntityQuery()

            @Property(title: "Harbour")
            var harbour: String?

            var id: String
            var displayString: String

            var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(displayString)") }

            init(id: String, displayString: String) {
                self.id = id
                self.displayString = displayString
            }
        }

        struct PierAppEntityQuery: EntityStringQuery {
            static let piers = ["north", "south"].map { PierAppEntity(id: $0, displayString: $0 + " pier") }

            func entities(for identifiers: [PierAppEntity.ID]) async throws -> [PierAppEntity] {
                Self.piers.filter { identifiers.contains($0.id) }
            }

            func entities(matching string: String) async throws -> [PierAppEntity] {
                Self.piers.filter { $0.displayString.contains(string) }
            }

            func suggestedEntities() async throws -> [PierAppEntity] { Self.piers }

            func defaultResult() async -> PierAppEntity? { Self.piers.first }
        }

        struct BerthAppEntity: TransientAppEntity {
            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Berth")

            @Property(title: "Number")
            var number: Int?

            var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Berth \\(number ?? 0)") }

            init() {}
        }

        struct ReserveBoatSkipperOptionsProvider: DynamicOptionsProvider {
            func results() async throws -> ItemCollection<String> {
                ItemCollection(promptLabel: "Who?", sections: [ItemSection(items: [Item("Ann", title: "Ann")])])
            }

            func defaultResult() async -> String? { "Ann" }
        }

        """),
    SwiftSource(
      name: "ReserveBoat.swift",
      text: """
        import AppIntents

        struct ReserveBoat: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "ReserveBoatIntent"
            static let title: LocalizedStringResource = "Reserve Boat"
            static let description: IntentDescription? = IntentDescription("Keeps a boat.", categoryName: "Order")
            static let isDiscoverable = false
            static let openAppWhenRun = true
            static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

            @Parameter(title: "Pier", requestValueDialog: "Which pier?")
            var pier: PierAppEntity?

            @Parameter(title: "Hull", default: .sail)
            var hull: HullKindAppEnum?

            @Parameter(title: "Crew", requestValueDialog: "Who comes along?")
            var crew: [String]?

            @Parameter(title: "Skipper", optionsProvider: ReserveBoatSkipperOptionsProvider())
            var skipper: String?

            @Parameter(title: "Hours", default: 2, controlStyle: .field, inclusiveRange: (1, 12))
            var hours: Int?

            @Parameter(title: "Vests", displayName: Bool.IntentDisplayName(true: "with vests", false: "without vests"))
            var vests: Bool?

            @Parameter(title: "Journey", defaultUnit: .hours, supportsNegativeNumbers: false)
            var journey: Measurement<UnitDuration>?

            static var parameterSummary: some ParameterSummary {
                Switch(\\.$hull) {
                    Case(.sail) {
                        Summary("Reserve a \\(\\.$hull) at \\(\\.$pier)") {
                            \\.$crew
                            \\.$hours
                        }
                    }
                    Case(.rowing) {
                        When(\\.$hours, .greaterThan, 3) {
                            Summary("Reserve a \\(\\.$hull) for \\(\\.$crew)")
                        } otherwise: {
                            Summary()
                        }
                    }
                    DefaultCase {
                        When(\\.$crew, .hasAnyValue) {
                            Summary("Reserve a boat for \\(\\.$crew)")
                        } otherwise: {
                            Summary { \\.$pier }
                        }
                    }
                }
            }

            func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
                guard let crew else { throw $crew.needsValueError("Who comes along?") }
                guard crew.count < 5 else { throw ReserveBoatError.crewTooMany(hull: hull?.rawValue ?? "") }
                if pier == nil {
                    pier = try await $pier.requestDisambiguation(
                        among: PierAppEntityQuery.piers, dialog: "One of \\(PierAppEntityQuery.piers.count)?")
                }
                guard let pier else { throw ReserveBoatError.failure }
                guard try await $pier.requestConfirmation(for: pier, dialog: "You meant \\(pier)?") else {
                    throw ReserveBoatError.failure
                }
                if hours == nil {
                    hours = try await $hours.requestValue("How long?")
                }
                if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, *) {
                    try await requestConfirmation(actionName: .order, dialog: "Reserve Boat?")
                } else {
                    try await requestConfirmation()
                }
                return .result(
                    value: "7",
                    dialog: \"""
                        \\(crew, format: .list(type: .and)) at \\(pier) for \\(hours ?? 0) h, \\
                        \\((vests ?? false) ? String(localized: "with vests") : String(localized: "without vests"))
                        \"""
                )
            }
        }

        enum ReserveBoatError: Error, Equatable, CustomLocalizedStringResourceConvertible {
            case failure
            case crewTooMany(hull: String)

            var localizedStringResource: LocalizedStringResource {
                switch self {
                case .failure: "The action failed."
                case .crewTooMany(let hull): "A \\(hull) takes four people."
                }
            }
        }

        @available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
        struct ShowTides: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "ShowTidesIntent"
            static let title: LocalizedStringResource = "Show Tides"

            @Parameter(title: "Piers", size: [.systemSmall: 1, .systemLarge: 4])
            var piers: [PierAppEntity]?
        }

        @available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
        struct RentBoat: AppIntent, DeprecatedAppIntent {
            static let title: LocalizedStringResource = "Rent Boat"
            static var deprecation: IntentDeprecation<ReserveBoat> {
                IntentDeprecation(message: "Reserve a boat.", replacedBy: ReserveBoat.self)
            }

            func perform() async throws -> some IntentResult {
                return .result()
            }
        }

        @available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
        struct LaunchBoat: AppIntent, DeprecatedAppIntent {
            static let title: LocalizedStringResource = "Launch Boat"
            static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "There is no slipway.") }

            func perform() async throws -> some IntentResult {
                return .result()
            }
        }

        @available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
        struct MarinaShortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: ReserveBoat(),
                    phrases: [
                        "Reserve a boat with \\(.applicationName)",
                        "Reserve a \\(\\.$hull) with \\(.applicationName)",
                    ],
                    shortTitle: "Reserve Boat",
                    systemImageName: "sailboat"
                )
            }
        }

        """),
  ]
}
