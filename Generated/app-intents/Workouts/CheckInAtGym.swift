// Migrated by intentc from Workouts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct CheckInAtGym: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "CheckInAtGymIntent"
    static let title: LocalizedStringResource = "Check In at the Gym"
    static let description: IntentDescription? = IntentDescription(
        "Checks you in and reserves a locker.",
        categoryName: "Check In"
    )

    @Parameter(
        title: "Gym",
        requestValueDialog: "Which gym are you at?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var gym: GymClubAppEntity?

    @Parameter(title: "Training Partner")
    var partner: IntentPerson?

    static var parameterSummary: some ParameterSummary {
        Summary("Check in at \(\.$gym) with \(\.$partner)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard let gym else {
            throw $gym.needsValueError("Which gym are you at?")
        }
        // TODO: Move the work of `CheckInAtGymIntentHandling` here.
        //
        // - Where it failed, throw an error of `CheckInAtGymError`.
        // - Ask with `chooseGym(among:)`, `confirmGym(_:)`.
        _ = gym
        let value: Int = try MigrationGap.value()
        let responseGym: GymClubAppEntity = try MigrationGap.value()
        return .result(value: value, dialog: "Welcome to \(responseGym). Your locker is number \(value).")
    }

    private func chooseGym(among values: [GymClubAppEntity]) async throws -> GymClubAppEntity {
        return try await $gym.requestDisambiguation(among: values, dialog: "There are \(values.count) gyms near you.")
    }

    private func confirmGym(_ value: GymClubAppEntity) async throws -> Bool {
        guard let gymLocation = gym?.location else {
            return try await $gym.requestConfirmation(for: value)
        }
        return try await $gym.requestConfirmation(for: value, dialog: "Are you at \(value) in \(gymLocation)?")
    }
}

/// Why ‘Check In at the Gym’ can fail.
enum CheckInAtGymError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNoLocker(gym: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNoLocker(let gym):
            "All lockers at \(gym) are taken."
        }
    }
}
