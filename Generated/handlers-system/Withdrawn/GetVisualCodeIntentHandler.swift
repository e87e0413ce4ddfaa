// Scaffolded by intentc from Withdrawn.intentdefinition for INGetVisualCodeIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INGetVisualCodeIntent` of the domain Visual Codes: “Show My Code”.
///
/// “Shows a code that others can scan.”
///
/// - Suggested as “Show my ${visualCodeType} code”
/// - The intent is no longer supported by Siri since iOS 15.0.
/// - In App Intents: no counterpart; offer a plain app intent or nothing.
@available(iOS, introduced: 11.0, deprecated: 15.0, message: "No longer supported by Siri")
@available(watchOS, introduced: 4.0, deprecated: 8.0, message: "No longer supported by Siri")
class GetVisualCodeIntentHandler: NSObject, INGetVisualCodeIntentHandling {
    // MARK: - Resolving

    /// Resolves `visualCodeType`.
    ///
    /// - Value: `INVisualCodeType`
    /// - Asked for where it is missing.
    func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult {
        if intent.visualCodeType == .unknown {
            return .needsValue()
        }
        return .success(with: intent.visualCodeType)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INGetVisualCodeIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.continueInApp`
        // - `.inProgress`
        // - `.success`
        // - `.failureRequiringAppLaunch`
        // - `.failureAppConfigurationRequired`
        let response = INGetVisualCodeIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `visualCodeImage`, `INImage?`
        return response
    }
}

#endif
