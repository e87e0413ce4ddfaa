// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `LogMeasurementsIntent`: “Log Measurements”.
///
/// “Adds what you measured to the training diary.”
///
/// - Summary: “Log ${distance} and ${energy}”
class LogMeasurementsIntentHandler: NSObject, LogMeasurementsIntentHandling {
    // MARK: - Resolving

    /// Resolves “Distance”.
    ///
    /// - Prompt: “How far did you go?”
    func resolveDistance(for intent: LogMeasurementsIntent) async -> INLengthResolutionResult {
        guard let distance = intent.distance else {
            return .needsValue()
        }
        return .success(with: distance)
    }

    /// Resolves “Energy”.
    ///
    /// - Prompt: “How much energy did you burn?”
    func resolveEnergy(for intent: LogMeasurementsIntent) async -> INEnergyResolutionResult {
        guard let energy = intent.energy else {
            return .needsValue()
        }
        return .success(with: energy)
    }

    /// Resolves “Weight”.
    ///
    /// - Prompt: “What do you weigh?”
    func resolveWeight(for intent: LogMeasurementsIntent) async -> INMassResolutionResult {
        guard let weight = intent.weight else {
            return .needsValue()
        }
        return .success(with: weight)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: LogMeasurementsIntent) async -> LogMeasurementsIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return LogMeasurementsIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: LogMeasurementsIntent) async -> LogMeasurementsIntentResponse {
        switch await outcome(of: intent) {
        case .success(let distance, let energy, let summary):
            return .success(distance: distance, energy: energy, summary: summary)
        case .failure:
            return LogMeasurementsIntentResponse(code: .failure, userActivity: nil)
        case .successNewRecord(let topSpeed, let summary):
            let response = LogMeasurementsIntentResponse.successNewRecord(topSpeed: topSpeed)
            response.summary = summary
            return response
        case .other(let code):
            return LogMeasurementsIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “That makes ${distance} and ${energy} this week.”
        ///
        /// - Printed: “${summary.distance} this week”
        case success(distance: Measurement<UnitLength>, energy: Measurement<UnitEnergy>, summary: TrainingSummary)

        /// A failure without a text of its own.
        case failure

        /// A success: “A new record: ${topSpeed}.”
        case successNewRecord(topSpeed: Measurement<UnitSpeed>, summary: TrainingSummary?)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(LogMeasurementsIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: LogMeasurementsIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
