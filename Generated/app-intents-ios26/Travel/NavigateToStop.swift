// Migrated by intentc from Travel.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents
import CoreLocation

struct NavigateToStop: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "NavigateToStopIntent"
    static let title: LocalizedStringResource = "Navigate to a Stop"
    static let description: IntentDescription? = IntentDescription(
        "Shows the way to a place of your trip.",
        categoryName: "Navigation"
    )
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Destination", requestValueDialog: "Where to?")
    var destination: CLPlacemark?

    @Parameter(title: "Means of Transport", default: .walk, requestValueDialog: "How would you like to get there?")
    var mode: TransportModeAppEnum?

    @Parameter(title: "Via", displayStyle: .city)
    var via: [CLPlacemark]?

    static var parameterSummary: some ParameterSummary {
        When(\.$mode, .equalTo, .train) {
            Summary("Go to \(\.$destination) \(\.$mode) via \(\.$via)")
        } otherwise: {
            Summary("Go to \(\.$destination) \(\.$mode)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> & ProvidesDialog {
        guard let destination else {
            throw $destination.needsValueError("Where to?")
        }
        guard let mode else {
            throw $mode.needsValueError("How would you like to get there?")
        }
        // TODO: Move the work of `NavigateToStopIntentHandling` here.
        //
        // - Where it failed, throw an error of `NavigateToStopError`.
        _ = (destination, mode)
        let value: DateComponents = try MigrationGap.value()
        let distance: Measurement<UnitLength> = try MigrationGap.value()
        let origin: CLPlacemark = try MigrationGap.value()
        return .result(
            value: value,
            dialog: "It is \(distance, format: .measurement(width: .wide)) from \(origin). You will be there at \(Calendar.current.date(from: value) ?? .now, format: .dateTime.hour().minute())."
        )
    }
}

/// Why ‘Navigate to a Stop’ can fail.
enum NavigateToStopError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNoRoute(mode: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNoRoute(let mode):
            "You cannot get there \(mode)."
        }
    }
}
