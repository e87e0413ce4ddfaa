// Scaffolded by intentc from Errands.intentdefinition for INRequestRideIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INRequestRideIntent` of the domain Ride Booking: “Request a Ride”.
///
/// “Calls a car that takes you to the shop.”
///
/// - Suggested as “Ride to ${dropOffLocation}”
/// - In App Intents: no counterpart; keep the SiriKit intent; since iOS 15 it works in Maps,
///   Shortcuts and suggestions only.
class RequestRideIntentHandler: NSObject, INRequestRideIntentHandling {
    // MARK: - Resolving

    /// Resolves `pickupLocation`.
    ///
    /// - Value: `CLPlacemark`
    /// - Asked for where it is missing.
    func resolvePickupLocation(for intent: INRequestRideIntent) async -> Intents.INPlacemarkResolutionResult {
        guard let pickupLocation = intent.pickupLocation else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: pickupLocation)
    }

    /// Resolves `dropOffLocation`.
    ///
    /// - Value: `CLPlacemark`
    /// - May be missing.
    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> Intents.INPlacemarkResolutionResult {
        guard let dropOffLocation = intent.dropOffLocation else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: dropOffLocation)
    }

    /// Resolves `rideOptionName`.
    ///
    /// - Value: `INSpeakableString`
    /// - May be missing.
    func resolveRideOptionName(for intent: INRequestRideIntent) async -> Intents.INSpeakableStringResolutionResult {
        guard let rideOptionName = intent.rideOptionName else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: rideOptionName)
    }

    /// Resolves `partySize`.
    ///
    /// - Value: `Int`
    /// - May be missing.
    func resolvePartySize(for intent: INRequestRideIntent) async -> Intents.INIntegerResolutionResult {
        guard let partySize = intent.partySize else {
            return .notRequired()
        }
        return .success(with: partySize)
    }

    /// Resolves `scheduledPickupTime`.
    ///
    /// - Value: `INDateComponentsRange`
    /// - May be missing.
    func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult {
        guard let scheduledPickupTime = intent.scheduledPickupTime else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: scheduledPickupTime)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INRequestRideIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.success`
        // - `.failureRequiringAppLaunch`
        // - `.failureRequiringAppLaunchMustVerifyCredentials`
        // - `.failureRequiringAppLaunchNoServiceInArea`
        // - `.failureRequiringAppLaunchServiceTemporarilyUnavailable`
        // - `.failureRequiringAppLaunchPreviousRideNeedsCompletion`
        // - `.failureRequiringAppLaunchRideScheduledTooFar`, on iOS 12.0, watchOS 5.0
        let response = INRequestRideIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `rideStatus`, `INRideStatus?`
        return response
    }
}

#endif
