// Scaffolded by intentc from Messaging.intentdefinition for INStartCallIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INStartCallIntent` of the domain VoIP Calling: “Start a Call”.
///
/// “Calls friends over the internet.”
///
/// - Suggested as “Call ${contacts}”
/// - Suggested as “Start ${callCapability} with ${contacts}”
/// - In App Intents: schema '.phone.startCall' from iOS 27; below iOS 27 keep the SiriKit intent.
@available(iOS 13.0, watchOS 6.0, *)
class StartCallIntentHandler: NSObject, INStartCallIntentHandling {
    // MARK: - Resolving

    /// Resolves `callRecordToCallBack`.
    ///
    /// - Value: `INCallRecord`
    /// - May be missing.
    @available(iOS 14.0, watchOS 7.0, *)
    func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult {
        guard let callRecordToCallBack = intent.callRecordToCallBack else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: callRecordToCallBack)
    }

    /// Resolves `destinationType`.
    ///
    /// - Value: `INCallDestinationType`
    /// - May be missing.
    func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult {
        if intent.destinationType == .unknown {
            return .notRequired()
        }
        return .success(with: intent.destinationType)
    }

    /// Resolves `contacts`.
    ///
    /// - Values: `INPerson`
    /// - Asked for where there are none.
    func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
        guard let contacts = intent.contacts, !contacts.isEmpty else {
            return [.needsValue()]
        }
        return contacts.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.disambiguation(with:)`: The user chooses among several.
            // - `.unsupported(forReason:)`: `.noContactFound`, `.multipleContactsUnsupported`,
            //   `.noHandleForLabel`, `.invalidHandle`, `.noCallHistoryForRedial`,
            //   `.noUsableHandleForRedial` (iOS 17.0, watchOS 10.0),
            //   `.requiringInAppAuthentication`.
            return .success(with: value)
        }
    }

    /// Resolves `callCapability`.
    ///
    /// - Value: `INCallCapability`
    /// - May be missing.
    func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult {
        if intent.callCapability == .unknown {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.unsupported(forReason:)`: `.videoCallUnsupported`, `.microphoneNotAccessible`,
        //   `.cameraNotAccessible`.
        return .success(with: intent.callCapability)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INStartCallIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.continueInApp`
        // - `.userConfirmationRequired`
        // - `.failureRequiringAppLaunch`
        // - `.failureCallingServiceNotAvailable`
        // - `.failureContactNotSupportedByApp`
        // - `.failureAirplaneModeEnabled`
        // - `.failureUnableToHandOff`
        // - `.failureAppConfigurationRequired`
        // - `.failureCallInProgress`
        // - `.failureRequiringInAppAuthentication`, on iOS 17.0, watchOS 10.0
        return INStartCallIntentResponse(code: .failure, userActivity: nil)
    }
}

#endif
