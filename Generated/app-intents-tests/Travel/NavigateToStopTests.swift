// Written by intentc for the tests of Travel.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import Intents
import Testing
@testable import Samples

@Suite("Navigate to a Stop")
struct NavigateToStopTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `NavigateToStopIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Destination’")
    func asksForDestination() async {
        let action = makeAction()
        action.destination = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘Means of Transport’")
    func asksForMode() async {
        let action = makeAction()
        action.mode = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `NavigateToStopIntentHandling` is still to be moved") {
            await #expect(throws: NavigateToStopError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “You cannot get there ${mode}.”")
    func throwsFailureNoRoute() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `NavigateToStopIntentHandling` is still to be moved") {
            await #expect(throws: NavigateToStopError.self) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [NavigateToStopError] = [
            .failure,
            .failureNoRoute(mode: "Mode"),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> NavigateToStop {
        let action = NavigateToStop()
        action.destination = CLPlacemark(
            location: CLLocation(latitude: 52.5, longitude: 13.4),
            name: "Destination",
            postalAddress: nil
        )
        action.mode = .walk
        action.via = [CLPlacemark(
            location: CLLocation(latitude: 52.5, longitude: 13.4),
            name: "Via",
            postalAddress: nil
        )]
        return action
    }
}

#endif
