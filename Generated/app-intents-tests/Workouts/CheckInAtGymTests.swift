// Written by intentc for the tests of Workouts.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Check In at the Gym")
struct CheckInAtGymTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `CheckInAtGymIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Gym’")
    func asksForGym() async {
        let action = makeAction()
        action.gym = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `CheckInAtGymIntentHandling` is still to be moved") {
            await #expect(throws: CheckInAtGymError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “All lockers at ${gym} are taken.”")
    func throwsFailureNoLocker() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `CheckInAtGymIntentHandling` is still to be moved") {
            await #expect(throws: CheckInAtGymError.failureNoLocker(gym: "Gym")) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [CheckInAtGymError] = [
            .failure,
            .failureNoLocker(gym: "Gym"),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> CheckInAtGym {
        let action = CheckInAtGym()
        action.gym = GymClubAppEntity(id: "gym", displayString: "Gym")
        action.partner = IntentPerson(identifier: .unknown, name: .displayName("Training Partner"), handle: nil)
        return action
    }
}
