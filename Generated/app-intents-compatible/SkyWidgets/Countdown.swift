// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct Countdown: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "CountdownIntent"

    static var title: LocalizedStringResource = "Count Down to an Event"
    static var description = IntentDescription("Counts the days until something happens in the sky.")

    @Parameter(title: "Count Down To", default: .event)
    var kind: CountdownKindAppEnum?

    @Parameter(title: "Event")
    var event: SkyEvent?

    @Parameter(title: "Date")
    var date: DateComponents?

    @Parameter(title: "Theme")
    var accent: SkyThemeAppEnum?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$kind) {
            Case(.event) {
                Summary("Count down to \(\.$kind): \(\.$event)") {
                    \.$accent
                }
            }
            Case(.date) {
                Summary("Count down to \(\.$kind): \(\.$date)") {
                    \.$accent
                }
            }
            DefaultCase {
                Summary("Count down to \(\.$kind)") {
                    \.$accent
                }
            }
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$kind, \.$date, \.$accent)) { kind, date, accent in
            DisplayRepresentation(
                title: "Count down to \(kind!): \(Calendar.current.date(from: date!) ?? .now, format: .dateTime.day().month().year())",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$kind, \.$event, \.$accent)) { kind, event, accent in
            DisplayRepresentation(
                title: "Count down to \(kind!): \(event!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$kind, \.$accent)) { kind, accent in
            DisplayRepresentation(
                title: "Count down to \(kind!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> {
        // TODO: Move the work of the old handler here.
        let value: Measurement<UnitDuration> = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static func responseSuccess(remaining: Measurement<UnitDuration>) -> Self {
        "Only \(remaining, format: .measurement(width: .wide)) to go."
    }
}
