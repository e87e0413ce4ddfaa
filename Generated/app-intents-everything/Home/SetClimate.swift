// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct SetClimate: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, ForegroundContinuableIntent {
    public static let intentClassName = "SetClimateIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "qF4Oun",
        defaultValue: "Set the Room Climate"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("loHsoM", defaultValue: "Sets temperature and humidity of a room."),
        categoryName: "Set"
    )
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: LocalizedStringResource("mYH2cr", defaultValue: "Temperature"),
        requestValueDialog: IntentDialog(LocalizedStringResource("l36CHE", defaultValue: "How warm should it be?"))
    )
    public var target: Measurement<UnitTemperature>?

    @Parameter(
        title: LocalizedStringResource("YTH0YM", defaultValue: "Correction"),
        default: 0.0,
        inclusiveRange: (-5.0, 5.0)
    )
    public var offset: Double?

    @Parameter(
        title: LocalizedStringResource("uQqtpV", defaultValue: "Room"),
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .words),
        optionsProvider: SetClimateRoomOptionsProvider()
    )
    public var room: String?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Set \(\.$room) to \(\.$target)") {
            \.$offset
        }
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$target, \.$room, \.$offset)) { target, room, offset in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "Tur3Ud",
                    defaultValue: "Set \(room!) to \(target!, format: .measurement(width: .wide))"
                ),
                subtitle: ""
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>> & ProvidesDialog {
        guard let target else {
            throw $target.needsValueError(
                IntentDialog(LocalizedStringResource("l36CHE", defaultValue: "How warm should it be?"))
            )
        }
        // TODO: Move the work of `SetClimateIntentHandling` here.
        //
        // - Where it failed, throw an error of `SetClimateError`.
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
        _ = target
        let value: Measurement<UnitTemperature> = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(
                LocalizedStringResource(
                    "TfcBo4",
                    defaultValue: "It is \(value, format: .measurement(width: .wide)) now."
                )
            )
        )
    }
}

/// Why ‘Set the Room Climate’ can fail.
public enum SetClimateError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNoHeating

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNoHeating:
            LocalizedStringResource("XKOcP6", defaultValue: "There is no heating in this room.")
        }
    }
}

fileprivate extension IntentDialog {
    static var targetParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("l36CHE", defaultValue: "How warm should it be?"))
    }
    static func responseSuccess(current: Measurement<UnitTemperature>) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "TfcBo4",
                defaultValue: "It is \(current, format: .measurement(width: .wide)) now."
            )
        )
    }
    static var responseFailureNoHeating: Self {
        IntentDialog(LocalizedStringResource("XKOcP6", defaultValue: "There is no heating in this room."))
    }
}
