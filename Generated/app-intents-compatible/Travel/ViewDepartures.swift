// Migrated by intentc from Travel.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ViewDepartures: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "ViewDeparturesIntent"

    static var title: LocalizedStringResource = "View Departures"
    static var description = IntentDescription("Lists what leaves from a station around a certain time.")

    @Parameter(title: "Station")
    var station: TravelStopAppEntity?

    @Parameter(title: "Line or Flight")
    var code: String?

    @Parameter(title: "Day")
    var day: DateComponents?

    @Parameter(title: "From")
    var from: DateComponents?

    @Parameter(title: "Until")
    var until: DateComponents?

    @Parameter(title: "Connection")
    var connection: DateComponents?

    @Parameter(title: "Website")
    var website: URL?

    @Parameter(title: "Platforms", optionsProvider: IntOptionsProvider())
    var platforms: [Int]?

    struct IntOptionsProvider: DynamicOptionsProvider {
        func results() async throws -> [Int] {
            // TODO: Return the options of `platforms` here.
            return []
        }
    }

    static var parameterSummary: some ParameterSummary {
        Summary("View departures from \(\.$station) on \(\.$day) between \(\.$from) and \(\.$until)") {
            \.$code
            \.$connection
            \.$website
            \.$platforms
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(
            parameters: (\.$station, \.$day, \.$from, \.$until, \.$code, \.$connection, \.$website, \.$platforms)
        ) { station, day, from, until, code, connection, website, platforms in
            DisplayRepresentation(
                title: "View departures from \(station!) on \(Calendar.current.date(from: day!) ?? .now, format: .dateTime.day().month().year()) between \(Calendar.current.date(from: from!) ?? .now, format: .dateTime.hour().minute()) and \(Calendar.current.date(from: until!) ?? .now, format: .dateTime)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        // TODO: Move the work of the old handler here.
        return .result(value: [String]())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var stationParameterPrompt: Self {
        "Which station?"
    }
    static func responseSuccess(next: DateComponents, last: DateComponents) -> Self {
        "The next one leaves \(Calendar.current.date(from: next) ?? .now, format: .dateTime), the last one \(Calendar.current.date(from: last) ?? .now, format: .dateTime)."
    }
    static var responseFailureStrike: Self {
        "Nothing leaves today because of a strike."
    }
}
