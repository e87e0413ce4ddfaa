// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct MoonPhase: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "MoonPhaseIntent"

    static let title: LocalizedStringResource = "View the Moon Phase"
    static let description = IntentDescription("Shows tonight’s moon and the next full moon.")

    @Parameter(title: "Hemisphere", default: true)
    var hemisphere: Bool?

    @Parameter(title: "Day")
    var day: DateComponents?

    static var parameterSummary: some ParameterSummary {
        Summary("View the \(\.$hemisphere) moon of \(\.$day)")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$hemisphere, \.$day)) { hemisphere, day in
            DisplayRepresentation(
                title: "View the \(hemisphere! ? String(localized: "northern") : String(localized: "southern")) moon of \(Calendar.current.date(from: day!) ?? .now, format: .dateTime.day().month().year())",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        // TODO: Move the work of the old handler here.
        return .result(value: String())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static func responseSuccess(phase: String, nextFullMoon: DateComponents) -> Self {
        "The moon is a \(phase). The next full moon is on \(Calendar.current.date(from: nextFullMoon) ?? .now, format: .dateTime.day().month().year())."
    }
}
