// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct SetLight: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, ForegroundContinuableIntent {
    public static let intentClassName = "SetLightIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "tGc5Ln",
        defaultValue: "Set the Light"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("1G4OR3", defaultValue: "Sets brightness and mood of the lights."),
        categoryName: "Set"
    )
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: LocalizedStringResource("rdgvme", defaultValue: "Lights"),
        requestValueDialog: IntentDialog(LocalizedStringResource("UdxHsd", defaultValue: "Which lights?"))
    )
    public var lights: [HomeDeviceAppEntity]?

    @Parameter(
        title: LocalizedStringResource("iUYqKx", defaultValue: "Mood"),
        default: .reading,
        requestValueDialog: IntentDialog(LocalizedStringResource("F3WCco", defaultValue: "Which mood?"))
    )
    public var mood: LightMoodAppEnum?

    @Parameter(
        title: LocalizedStringResource("Vgb4ya", defaultValue: "Brightness"),
        default: 75.0,
        controlStyle: .slider,
        inclusiveRange: (0.0, 100.0),
        requestValueDialog: IntentDialog(LocalizedStringResource("Yfgnc8", defaultValue: "How bright?"))
    )
    public var brightness: Double?

    @Parameter(
        title: LocalizedStringResource("Z1VePu", defaultValue: "Warmth"),
        default: 2700,
        controlStyle: .field,
        inclusiveRange: (2000, 6500)
    )
    public var warmth: Int?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        When(\.$mood, .equalTo, .custom) {
            Summary("Set \(\.$lights) to \(\.$mood) with \(\.$brightness) per cent at \(\.$warmth) kelvin")
        } otherwise: {
            Summary("Set \(\.$lights) to \(\.$mood)")
        }
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$mood) { mood in
            DisplayRepresentation(
                title: LocalizedStringResource("j2ynEk", defaultValue: "Light for \(mood!)"),
                subtitle: LocalizedStringResource("fq8mww", defaultValue: "In the whole flat")
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<LightMoodAppEnum> & ProvidesDialog {
        guard let lights else {
            throw $lights.needsValueError(
                IntentDialog(LocalizedStringResource("UdxHsd", defaultValue: "Which lights?"))
            )
        }
        guard let mood else {
            throw $mood.needsValueError(IntentDialog(LocalizedStringResource("F3WCco", defaultValue: "Which mood?")))
        }
        if mood == .custom, brightness == nil {
            throw $brightness.needsValueError(
                IntentDialog(LocalizedStringResource("Yfgnc8", defaultValue: "How bright?"))
            )
        }
        // TODO: Move the work of `SetLightIntentHandling` here.
        //
        // - Where it failed or refused a value, throw an error of `SetLightError`.
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
        // - To ask anew after `notDimmable`, `throw $brightness.needsValueError("\(lights) cannot
        //   be dimmed to \(brightness) per cent.")`.
        _ = (lights, mood)
        let value: LightMoodAppEnum = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(LocalizedStringResource("jlPnwK", defaultValue: "The lights are set to \(value)."))
        )
    }
}

/// Why ‘Set the Light’ can fail.
public enum SetLightError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case brightnessNotDimmable(lights: String, brightness: Double)

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .brightnessNotDimmable(let lights, let brightness):
            LocalizedStringResource("6iWg1P", defaultValue: "\(lights) cannot be dimmed to \(brightness) per cent.")
        }
    }
}

fileprivate extension IntentDialog {
    static var lightsParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("UdxHsd", defaultValue: "Which lights?"))
    }
    static var moodParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("F3WCco", defaultValue: "Which mood?"))
    }
    static var brightnessParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("Yfgnc8", defaultValue: "How bright?"))
    }
    static func brightnessParameterNotDimmable(lights: HomeDeviceAppEntity, brightness: Double) -> Self {
        IntentDialog(
            LocalizedStringResource("6iWg1P", defaultValue: "\(lights) cannot be dimmed to \(brightness) per cent.")
        )
    }
    static func responseSuccess(mood: LightMoodAppEnum) -> Self {
        IntentDialog(LocalizedStringResource("jlPnwK", defaultValue: "The lights are set to \(mood)."))
    }
}
