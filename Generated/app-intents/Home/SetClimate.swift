// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct SetClimate: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "SetClimateIntent"
    static let title: LocalizedStringResource = "Set the Room Climate"
    static let description: IntentDescription? = IntentDescription(
        "Sets temperature and humidity of a room.",
        categoryName: "Set"
    )

    @Parameter(title: "Temperature", requestValueDialog: "How warm should it be?")
    var target: Measurement<UnitTemperature>?

    @Parameter(title: "Correction", default: 0.0, inclusiveRange: (-5.0, 5.0))
    var offset: Double?

    @Parameter(
        title: "Room",
        inputOptions: String.IntentInputOptions(capitalizationType: .words),
        optionsProvider: SetClimateRoomOptionsProvider()
    )
    var room: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Set \(\.$room) to \(\.$target)") {
            \.$offset
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>> & ProvidesDialog {
        guard let target else {
            throw $target.needsValueError("How warm should it be?")
        }
        // TODO: Move the work of `SetClimateIntentHandling` here.
        //
        // - Where it failed, throw an error of `SetClimateError`.
        _ = target
        let value: Measurement<UnitTemperature> = try MigrationGap.value()
        return .result(value: value, dialog: "It is \(value, format: .measurement(width: .wide)) now.")
    }
}

/// Why ‘Set the Room Climate’ can fail.
enum SetClimateError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNoHeating

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNoHeating:
            "There is no heating in this room."
        }
    }
}
