// Written by intentc for the tests of Travel.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("View Departures")
struct ViewDeparturesTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `ViewDeparturesIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Station’")
    func asksForStation() async {
        let action = makeAction()
        action.station = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `ViewDeparturesIntentHandling` is still to be moved") {
            await #expect(throws: ViewDeparturesError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “Nothing leaves today because of a strike.”")
    func throwsFailureStrike() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `ViewDeparturesIntentHandling` is still to be moved") {
            await #expect(throws: ViewDeparturesError.failureStrike) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [ViewDeparturesError] = [
            .failure,
            .failureStrike,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> ViewDepartures {
        let action = ViewDepartures()
        action.station = TravelStopAppEntity(id: "station", displayString: "Station")
        action.code = "Line or Flight"
        action.day = DateComponents(year: 2026, month: 5, day: 4)
        action.from = DateComponents(hour: 9, minute: 30)
        action.until = DateComponents(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
        action.connection = DateComponents(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
        action.website = URL(string: "https://example.com")!
        action.platforms = [1]
        return action
    }
}
