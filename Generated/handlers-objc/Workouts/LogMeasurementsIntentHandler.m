// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#import "LogMeasurementsIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation LogMeasurementsIntentHandler

#pragma mark - Resolving

/// Resolves “Distance”.
///
/// - Prompt: “How far did you go?”
- (void)resolveDistanceForLogMeasurements:(LogMeasurementsIntent *)intent withCompletion:(void (^)(INLengthResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.distance) {
        completion([INLengthResolutionResult needsValue]);
        return;
    }
    NSMeasurement<NSUnitLength *> *distance = intent.distance;
    completion([INLengthResolutionResult successWithResolvedLength:distance]);
}

/// Resolves “Energy”.
///
/// - Prompt: “How much energy did you burn?”
- (void)resolveEnergyForLogMeasurements:(LogMeasurementsIntent *)intent withCompletion:(void (^)(INEnergyResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.energy) {
        completion([INEnergyResolutionResult needsValue]);
        return;
    }
    NSMeasurement<NSUnitEnergy *> *energy = intent.energy;
    completion([INEnergyResolutionResult successWithResolvedEnergy:energy]);
}

/// Resolves “Weight”.
///
/// - Prompt: “What do you weigh?”
- (void)resolveWeightForLogMeasurements:(LogMeasurementsIntent *)intent withCompletion:(void (^)(INMassResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.weight) {
        completion([INMassResolutionResult needsValue]);
        return;
    }
    NSMeasurement<NSUnitMass *> *weight = intent.weight;
    completion([INMassResolutionResult successWithResolvedMass:weight]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmLogMeasurements:(LogMeasurementsIntent *)intent completion:(void (^)(LogMeasurementsIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[LogMeasurementsIntentResponse alloc] initWithCode:LogMeasurementsIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleLogMeasurements:(LogMeasurementsIntent *)intent completion:(void (^)(LogMeasurementsIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithDistance:energy:summary:`: “That makes ${distance} and ${energy}
    //   this week.”
    // - `LogMeasurementsIntentResponseCodeFailure`
    // - `successNewRecordIntentResponseWithTopSpeed:`: “A new record: ${topSpeed}.”
    //
    // The next action in Shortcuts gets `summary` of the response.
    completion([[LogMeasurementsIntentResponse alloc] initWithCode:LogMeasurementsIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
