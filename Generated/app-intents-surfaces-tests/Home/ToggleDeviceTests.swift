// Written by intentc for the tests of Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Testing
@testable import Samples

@Suite("Toggle a Device")
struct ToggleDeviceTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `ToggleDeviceIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Device’")
    func asksForDevice() async {
        let action = makeAction()
        action.device = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘State’")
    func asksForState() async {
        let action = makeAction()
        action.state = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `ToggleDeviceIntentHandling` is still to be moved") {
            await #expect(throws: ToggleDeviceError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “${device} is offline”")
    func throwsFailureOffline() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `ToggleDeviceIntentHandling` is still to be moved") {
            await #expect(throws: ToggleDeviceError.failureOffline(device: "Device")) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [ToggleDeviceError] = [
            .failure,
            .failureOffline(device: "Device"),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> ToggleDevice {
        let action = ToggleDevice()
        action.device = HomeDeviceAppEntity(id: "device", displayString: "Device")
        action.state = .on
        action.delay = 0
        action.announce = true
        action.announcement = "Announcement"
        return action
    }
}

#endif
