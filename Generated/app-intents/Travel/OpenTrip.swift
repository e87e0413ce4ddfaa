// Migrated by intentc from Travel.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct OpenTrip: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OpenTripIntent"
    static let title: LocalizedStringResource = "Open a Trip"
    static let description: IntentDescription? = IntentDescription(
        "Opens the plan of a trip in the app.",
        categoryName: "Information"
    )
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: "Trip",
        requestValueDialog: "Which trip?",
        requestDisambiguationDialog: "Which one?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var trip: TravelTripAppEntity?

    @Parameter(title: "Shared With")
    var sharedWith: IntentPerson?

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$trip) with \(\.$sharedWith)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TravelTripAppEntity> {
        guard let trip else {
            throw $trip.needsValueError("Which trip?")
        }
        // TODO: Move the work of `OpenTripIntentHandling` here.
        //
        // - Where it failed, throw an error of `OpenTripError`.
        // - Ask with `chooseTrip(among:)`.
        _ = trip
        let value: TravelTripAppEntity = try MigrationGap.value()
        return .result(value: value)
    }

    private func chooseTrip(among values: [TravelTripAppEntity]) async throws -> TravelTripAppEntity {
        return try await $trip.requestDisambiguation(among: values, dialog: "You have \(values.count) trips planned.")
    }
}

/// Why ‘Open a Trip’ can fail.
enum OpenTripError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
