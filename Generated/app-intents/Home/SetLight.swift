// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct SetLight: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "SetLightIntent"
    static let title: LocalizedStringResource = "Set the Light"
    static let description: IntentDescription? = IntentDescription(
        "Sets brightness and mood of the lights.",
        categoryName: "Set"
    )

    @Parameter(title: "Lights", requestValueDialog: "Which lights?")
    var lights: [HomeDeviceAppEntity]?

    @Parameter(title: "Mood", default: .reading, requestValueDialog: "Which mood?")
    var mood: LightMoodAppEnum?

    @Parameter(
        title: "Brightness",
        default: 75.0,
        controlStyle: .slider,
        inclusiveRange: (0.0, 100.0),
        requestValueDialog: "How bright?"
    )
    var brightness: Double?

    @Parameter(title: "Warmth", default: 2700, controlStyle: .field, inclusiveRange: (2000, 6500))
    var warmth: Int?

    static var parameterSummary: some ParameterSummary {
        When(\.$mood, .equalTo, .custom) {
            Summary("Set \(\.$lights) to \(\.$mood) with \(\.$brightness) per cent at \(\.$warmth) kelvin")
        } otherwise: {
            Summary("Set \(\.$lights) to \(\.$mood)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<LightMoodAppEnum> & ProvidesDialog {
        guard let lights else {
            throw $lights.needsValueError("Which lights?")
        }
        guard let mood else {
            throw $mood.needsValueError("Which mood?")
        }
        if mood == .custom, brightness == nil {
            throw $brightness.needsValueError("How bright?")
        }
        // TODO: Move the work of `SetLightIntentHandling` here.
        //
        // - Where it failed or refused a value, throw an error of `SetLightError`.
        // - To ask anew after `notDimmable`, `throw $brightness.needsValueError("\(lights) cannot
        //   be dimmed to \(brightness) per cent.")`.
        _ = (lights, mood)
        let value: LightMoodAppEnum = try MigrationGap.value()
        return .result(value: value, dialog: "The lights are set to \(value).")
    }
}

/// Why ‘Set the Light’ can fail.
enum SetLightError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case brightnessNotDimmable(lights: String, brightness: Double)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .brightnessNotDimmable(let lights, let brightness):
            "\(lights) cannot be dimmed to \(brightness) per cent."
        }
    }
}
