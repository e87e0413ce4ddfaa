// Scaffolded by intentc from Withdrawn.intentdefinition for INStartAudioCallIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INStartAudioCallIntent` of the domain VoIP Calling: “Call the Branch”.
///
/// “Calls your bank by voice.”
///
/// - Suggested as “Call ${contacts}”
/// - The intent is deprecated since iOS 13.0 in favour of 'INStartCallIntent'.
/// - In App Intents: schema '.phone.startCall' from iOS 27; first move to 'INStartCallIntent'.
@available(iOS, introduced: 10.0, deprecated: 13.0, message: "Use INStartCallIntent")
@available(watchOS, introduced: 3.2, deprecated: 6.0, message: "Use INStartCallIntent")
class StartAudioCallIntentHandler: NSObject, INStartAudioCallIntentHandling {
    // MARK: - Resolving

    /// Resolves `destinationType`.
    ///
    /// - Value: `INCallDestinationType`
    /// - May be missing.
    func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult {
        if intent.destinationType == .unknown {
            return .notRequired()
        }
        return .success(with: intent.destinationType)
    }

    /// Resolves `contacts`.
    ///
    /// - Values: `INPerson`
    /// - Asked for where there are none.
    func resolveContacts(for intent: INStartAudioCallIntent) async -> [Intents.INPersonResolutionResult] {
        guard let contacts = intent.contacts, !contacts.isEmpty else {
            return [.needsValue()]
        }
        return contacts.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.disambiguation(with:)`: The user chooses among several.
            return .success(with: value)
        }
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INStartAudioCallIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.continueInApp`
        // - `.failureRequiringAppLaunch`
        // - `.failureAppConfigurationRequired`
        // - `.failureCallingServiceNotAvailable`
        // - `.failureContactNotSupportedByApp`
        // - `.failureNoValidNumber`, on iOS 11.0, watchOS 3.2
        return INStartAudioCallIntentResponse(code: .failure, userActivity: nil)
    }
}

#endif
