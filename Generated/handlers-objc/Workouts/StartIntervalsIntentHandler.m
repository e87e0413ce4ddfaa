// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#import "StartIntervalsIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation StartIntervalsIntentHandler

#pragma mark - Resolving

/// Resolves “Style”.
///
/// - Default: `IntervalStyleTabata`
/// - Prompt: “Which kind of intervals?”
- (void)resolveStyleForStartIntervals:(StartIntervalsIntent *)intent withCompletion:(void (^)(IntervalStyleResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    IntervalStyle style = (intent.style == IntervalStyleUnknown) ? IntervalStyleTabata : intent.style;
    completion([IntervalStyleResolutionResult successWithResolvedIntervalStyle:style]);
}

/// Resolves “Rounds”.
///
/// - Default: `8`
/// - Range: `1...30`
/// - Prompt: “How many rounds?”
/// - `StartIntervalsRoundsUnsupportedReasonNegativeNumbersNotSupported`: “The number of rounds
///   cannot be negative.”
/// - `StartIntervalsRoundsUnsupportedReasonGreaterThanMaximumValue`: “${maximumValue} rounds are
///   the limit.”
/// - `StartIntervalsRoundsUnsupportedReasonLessThanMinimumValue`: “Do at least ${minimumValue}
///   round.”
- (void)resolveRoundsForStartIntervals:(StartIntervalsIntent *)intent withCompletion:(void (^)(StartIntervalsRoundsResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    NSInteger rounds = intent.rounds ? intent.rounds.integerValue : 8;
    if (rounds < 0) {
        completion([StartIntervalsRoundsResolutionResult unsupportedForReason:StartIntervalsRoundsUnsupportedReasonNegativeNumbersNotSupported]);
        return;
    }
    if (rounds < 1) {
        completion([StartIntervalsRoundsResolutionResult unsupportedForReason:StartIntervalsRoundsUnsupportedReasonLessThanMinimumValue]);
        return;
    }
    if (rounds > 30) {
        completion([StartIntervalsRoundsResolutionResult unsupportedForReason:StartIntervalsRoundsUnsupportedReasonGreaterThanMaximumValue]);
        return;
    }
    completion([StartIntervalsRoundsResolutionResult successWithResolvedValue:rounds]);
}

/// Resolves “Work”.
///
/// - Default: 1 minute
/// - Range: 0.5 to 20 minutes
/// - Shown in minutes
/// - Prompt: “How long should one round be?”
- (void)resolveWorkForStartIntervals:(StartIntervalsIntent *)intent withCompletion:(void (^)(INTimeIntervalResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    NSTimeInterval work = intent.work ? intent.work.doubleValue : 60.0;
    if (work < 30.0) {
        completion([INTimeIntervalResolutionResult unsupported]);
        return;
    }
    if (work > 1200.0) {
        completion([INTimeIntervalResolutionResult unsupported]);
        return;
    }
    completion([INTimeIntervalResolutionResult successWithResolvedTimeInterval:work]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmStartIntervals:(StartIntervalsIntent *)intent completion:(void (^)(StartIntervalsIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[StartIntervalsIntentResponse alloc] initWithCode:StartIntervalsIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleStartIntervals:(StartIntervalsIntent *)intent completion:(void (^)(StartIntervalsIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithCountdown:total:`: “Go in ${countdown}. You will be done after
    //   ${total}.”
    // - `StartIntervalsIntentResponseCodeFailure`
    // - `StartIntervalsIntentResponseCodeFailureAlreadyRunning`: “Another workout is still
    //   running.”
    //
    // The next action in Shortcuts gets `total` of the response.
    completion([[StartIntervalsIntentResponse alloc] initWithCode:StartIntervalsIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
