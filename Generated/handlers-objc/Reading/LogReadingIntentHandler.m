// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#import "LogReadingIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation LogReadingIntentHandler

#pragma mark - Resolving

/// Resolves “Pages”.
///
/// - Default: `20`
/// - Minimum: `1`
/// - Prompt: “How many pages?”
/// - `LogReadingPagesUnsupportedReasonNegativeNumbersNotSupported`: “Pages cannot be negative.”
/// - `LogReadingPagesUnsupportedReasonGreaterThanMaximumValue`: “That is more than ${maximumValue}
///   pages.”
/// - `LogReadingPagesUnsupportedReasonLessThanMinimumValue`: “Read at least ${minimumValue} page.”
- (void)resolvePagesForLogReading:(LogReadingIntent *)intent withCompletion:(void (^)(LogReadingPagesResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    NSInteger pages = intent.pages ? intent.pages.integerValue : 20;
    if (pages < 0) {
        completion([LogReadingPagesResolutionResult unsupportedForReason:LogReadingPagesUnsupportedReasonNegativeNumbersNotSupported]);
        return;
    }
    if (pages < 1) {
        completion([LogReadingPagesResolutionResult unsupportedForReason:LogReadingPagesUnsupportedReasonLessThanMinimumValue]);
        return;
    }
    completion([LogReadingPagesResolutionResult successWithResolvedValue:pages]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmLogReading:(LogReadingIntent *)intent completion:(void (^)(LogReadingIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[LogReadingIntentResponse alloc] initWithCode:LogReadingIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleLogReading:(LogReadingIntent *)intent completion:(void (^)(LogReadingIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithTotal:`: “${total} pages this month.”
    // - `LogReadingIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `total` of the response.
    completion([[LogReadingIntentResponse alloc] initWithCode:LogReadingIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
