// Written by intentc for the tests of Parcels.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Track a Parcel")
struct TrackParcelTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `TrackParcelIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Parcel’")
    func asksForParcel() async {
        let action = makeAction()
        action.parcel = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `TrackParcelIntentHandling` is still to be moved") {
            await #expect(throws: TrackParcelError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [TrackParcelError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> TrackParcel {
        let action = TrackParcel()
        action.parcel = ShippedParcelAppEntity(id: "parcel", displayString: "Parcel")
        action.neighbours = ["Neighbours"]
        return action
    }
}
