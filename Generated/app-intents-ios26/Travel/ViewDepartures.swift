// Migrated by intentc from Travel.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct ViewDepartures: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ViewDeparturesIntent"
    static let title: LocalizedStringResource = "View Departures"
    static let description: IntentDescription? = IntentDescription(
        "Lists what leaves from a station around a certain time.",
        categoryName: "Information"
    )

    @Parameter(
        title: "Station",
        requestValueDialog: "Which station?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var station: TravelStopAppEntity?

    @Parameter(
        title: "Line or Flight",
        inputOptions: String.IntentInputOptions(
            keyboardType: .asciiCapable,
            capitalizationType: .allCharacters,
            autocorrect: false,
            smartQuotes: false,
            smartDashes: false
        )
    )
    var code: String?

    @Parameter(title: "Day", kind: .date)
    var day: DateComponents?

    @Parameter(title: "From", kind: .time)
    var from: DateComponents?

    @Parameter(title: "Until")
    var until: DateComponents?

    @Parameter(title: "Connection")
    var connection: DateComponents?

    @Parameter(title: "Website")
    var website: URL?

    @Parameter(title: "Platforms", controlStyle: .field, optionsProvider: ViewDeparturesPlatformsOptionsProvider())
    var platforms: [Int]?

    static var parameterSummary: some ParameterSummary {
        Summary("View departures from \(\.$station) on \(\.$day) between \(\.$from) and \(\.$until)") {
            \.$code
            \.$connection
            \.$website
            \.$platforms
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
        guard let station else {
            throw $station.needsValueError("Which station?")
        }
        // TODO: Move the work of `ViewDeparturesIntentHandling` here.
        //
        // - Where it failed, throw an error of `ViewDeparturesError`.
        _ = station
        let value: [String] = try MigrationGap.value()
        let next: DateComponents = try MigrationGap.value()
        let last: DateComponents = try MigrationGap.value()
        return .result(
            value: value,
            dialog: "The next one leaves \(Calendar.current.date(from: next) ?? .now, format: .dateTime), the last one \(Calendar.current.date(from: last) ?? .now, format: .dateTime)."
        )
    }
}

/// Why ‘View Departures’ can fail.
enum ViewDeparturesError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureStrike

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureStrike:
            "Nothing leaves today because of a strike."
        }
    }
}
