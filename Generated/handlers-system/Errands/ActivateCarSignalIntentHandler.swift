// Scaffolded by intentc from Errands.intentdefinition for INActivateCarSignalIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INActivateCarSignalIntent` of the domain Car Commands: “Find My Car”.
///
/// “Makes the car flash or honk.”
///
/// - Suggested as “Find ${carName} by ${signals}”
/// - In App Intents: no counterpart; keep the SiriKit intent.
class ActivateCarSignalIntentHandler: NSObject, INActivateCarSignalIntentHandling {
    // MARK: - Resolving

    /// Resolves `carName`.
    ///
    /// - Value: `INSpeakableString`
    /// - May be missing.
    func resolveCarName(for intent: INActivateCarSignalIntent) async -> Intents.INSpeakableStringResolutionResult {
        guard let carName = intent.carName else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: carName)
    }

    /// Resolves `signals`.
    ///
    /// - Value: `INCarSignalOptions`
    /// - Asked for where it is missing.
    func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult {
        if intent.signals.isEmpty {
            return .needsValue()
        }
        return .success(with: intent.signals)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INActivateCarSignalIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.inProgress`
        // - `.success`
        // - `.failureRequiringAppLaunch`
        let response = INActivateCarSignalIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `signals`, `INCarSignalOptions`
        return response
    }
}

#endif
