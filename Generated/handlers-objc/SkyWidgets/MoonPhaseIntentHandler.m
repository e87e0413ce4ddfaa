// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import "MoonPhaseIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation MoonPhaseIntentHandler

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmMoonPhase:(MoonPhaseIntent *)intent completion:(void (^)(MoonPhaseIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[MoonPhaseIntentResponse alloc] initWithCode:MoonPhaseIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleMoonPhase:(MoonPhaseIntent *)intent completion:(void (^)(MoonPhaseIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithPhase:nextFullMoon:illumination:`: “The moon is a ${phase}. The
    //   next full moon is on ${nextFullMoon}.”
    // - `MoonPhaseIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `phase` of the response.
    completion([[MoonPhaseIntentResponse alloc] initWithCode:MoonPhaseIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
