// Migrated by intentc from Travel.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct OpenTrip: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OpenTripIntent"

    static var title: LocalizedStringResource = "Open a Trip"
    static var description = IntentDescription("Opens the plan of a trip in the app.")

    @Parameter(title: "Trip")
    var trip: TravelTripAppEntity?

    @Parameter(title: "Shared With")
    var sharedWith: IntentPerson?

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$trip) with \(\.$sharedWith)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TravelTripAppEntity> {
        // TODO: Move the work of the old handler here.
        let value: TravelTripAppEntity = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var tripParameterPrompt: Self {
        "Which trip?"
    }
    static func tripParameterDisambiguationIntro(count: Int) -> Self {
        "You have \(count) trips planned."
    }
    static var tripParameterDisambiguationSelection: Self {
        "Which one?"
    }
}
