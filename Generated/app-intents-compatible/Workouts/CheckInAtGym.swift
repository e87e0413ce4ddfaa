// Migrated by intentc from Workouts.intentdefinition.

import Foundation
import AppIntents
import CoreLocation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct CheckInAtGym: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "CheckInAtGymIntent"

    static var title: LocalizedStringResource = "Check In at the Gym"
    static var description = IntentDescription("Checks you in and reserves a locker.")

    @Parameter(title: "Gym")
    var gym: GymClubAppEntity?

    @Parameter(title: "Training Partner")
    var partner: IntentPerson?

    static var parameterSummary: some ParameterSummary {
        Summary("Check in at \(\.$gym) with \(\.$partner)")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$gym)) { gym in
            DisplayRepresentation(
                title: "Check in at \(gym!)",
                subtitle: "Your locker is waiting"
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        // TODO: Move the work of the old handler here.
        return .result(value: Int())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var gymParameterConfiguration: Self {
        "Which gym?"
    }
    static var gymParameterPrompt: Self {
        "Which gym are you at?"
    }
    static func gymParameterDisambiguationIntro(count: Int) -> Self {
        "There are \(count) gyms near you."
    }
    static func gymParameterConfirmation(gym: GymClubAppEntity, gymLocation: CLPlacemark) -> Self {
        "Are you at \(gym) in \(gymLocation)?"
    }
    static func responseSuccess(gym: GymClubAppEntity, locker: Int) -> Self {
        "Welcome to \(gym). Your locker is number \(locker)."
    }
    static func responseFailureNoLocker(gym: GymClubAppEntity) -> Self {
        "All lockers at \(gym) are taken."
    }
}
