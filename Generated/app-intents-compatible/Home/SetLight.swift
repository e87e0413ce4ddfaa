// Migrated by intentc from Home.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SetLight: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "SetLightIntent"

    static var title: LocalizedStringResource = "Set the Light"
    static var description = IntentDescription("Sets brightness and mood of the lights.")

    @Parameter(title: "Lights")
    var lights: [HomeDeviceAppEntity]?

    @Parameter(title: "Mood", default: .reading)
    var mood: LightMoodAppEnum?

    @Parameter(title: "Brightness", default: 75.0)
    var brightness: Double?

    @Parameter(title: "Warmth", default: 2700)
    var warmth: Int?

    static var parameterSummary: some ParameterSummary {
        When(\.$mood, .equalTo, .custom) {
            Summary("Set \(\.$lights) to \(\.$mood) with \(\.$brightness) per cent at \(\.$warmth) kelvin")
        } otherwise: {
            Summary("Set \(\.$lights) to \(\.$mood)")
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$mood)) { mood in
            DisplayRepresentation(
                title: "Light for \(mood!)",
                subtitle: "In the whole flat"
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<LightMoodAppEnum> {
        // TODO: Move the work of the old handler here.
        let value: LightMoodAppEnum = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var lightsParameterPrompt: Self {
        "Which lights?"
    }
    static var moodParameterPrompt: Self {
        "Which mood?"
    }
    static var brightnessParameterPrompt: Self {
        "How bright?"
    }
    static func brightnessParameterNotDimmable(lights: HomeDeviceAppEntity, brightness: Double) -> Self {
        "\(lights) cannot be dimmed to \(brightness) per cent."
    }
    static func responseSuccess(mood: LightMoodAppEnum) -> Self {
        "The lights are set to \(mood)."
    }
}
