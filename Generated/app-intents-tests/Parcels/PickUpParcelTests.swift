// Written by intentc for the tests of Parcels.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Request a Pick-up")
struct PickUpParcelTests {
    @Test("Does its work")
    func happyPath() async {
        await withKnownIssue(
            "the work of `PickUpParcelIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            _ = try await makeAction().perform()
        }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `PickUpParcelIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: PickUpParcelError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [PickUpParcelError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> PickUpParcel {
        let action = PickUpParcel()
        action.parcel = ShippedParcelAppEntity(id: "parcel", displayString: "Parcel")
        return action
    }
}
