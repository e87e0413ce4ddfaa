// Written by intentc for the tests of Travel.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Open a Trip")
struct OpenTripTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `OpenTripIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Trip’")
    func asksForTrip() async {
        let action = makeAction()
        action.trip = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `OpenTripIntentHandling` is still to be moved") {
            await #expect(throws: OpenTripError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [OpenTripError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> OpenTrip {
        let action = OpenTrip()
        action.trip = TravelTripAppEntity(id: "trip", displayString: "Trip")
        action.sharedWith = IntentPerson(identifier: .unknown, name: .displayName("Shared With"), handle: nil)
        return action
    }
}
