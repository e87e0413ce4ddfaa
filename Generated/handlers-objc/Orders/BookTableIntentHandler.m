// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import "BookTableIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation BookTableIntentHandler

#pragma mark - Resolving

/// Resolves “Guests”.
///
/// - Default: `2`
/// - Minimum: `1`
/// - Prompt: “For how many guests?”
- (void)resolveGuestsForBookTable:(BookTableIntent *)intent withCompletion:(void (^)(INIntegerResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    NSInteger guests = intent.guests ? intent.guests.integerValue : 2;
    if (guests < 1) {
        completion([INIntegerResolutionResult unsupported]);
        return;
    }
    completion([INIntegerResolutionResult successWithResolvedValue:guests]);
}

/// Resolves “Date”.
///
/// - Prompt: “When would you like to come?”
/// - Confirmation: “You would like to come on ${date}?”
- (void)resolveDateForBookTable:(BookTableIntent *)intent withCompletion:(void (^)(INDateComponentsResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.date) {
        completion([INDateComponentsResolutionResult needsValue]);
        return;
    }
    NSDateComponents *date = intent.date;
    // TODO: Check the value. Other answers are:
    //
    // - `[INDateComponentsResolutionResult confirmationRequiredWithDateComponentsToConfirm:date]`:
    //   “You would like to come on ${date}?”
    completion([INDateComponentsResolutionResult successWithResolvedDateComponents:date]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmBookTable:(BookTableIntent *)intent completion:(void (^)(BookTableIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[BookTableIntentResponse alloc] initWithCode:BookTableIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleBookTable:(BookTableIntent *)intent completion:(void (^)(BookTableIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithTableName:date:`: “Table ${tableName} is yours on ${date}.”
    // - `BookTableIntentResponseCodeFailure`
    // - `failureFullyBookedIntentResponseWithDate:`: “There is no free table on ${date}.”
    //
    // The next action in Shortcuts gets `tableName` of the response.
    completion([[BookTableIntentResponse alloc] initWithCode:BookTableIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
