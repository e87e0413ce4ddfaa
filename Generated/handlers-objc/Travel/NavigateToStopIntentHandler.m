// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#import "NavigateToStopIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation NavigateToStopIntentHandler

#pragma mark - Resolving

/// Resolves “Destination”.
///
/// - Prompt: “Where to?”
- (void)resolveDestinationForNavigateToStop:(NavigateToStopIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.destination) {
        completion([INPlacemarkResolutionResult needsValue]);
        return;
    }
    CLPlacemark *destination = intent.destination;
    completion([INPlacemarkResolutionResult successWithResolvedPlacemark:destination]);
}

/// Resolves “Means of Transport”.
///
/// - Default: `TransportModeWalk`
/// - Prompt: “How would you like to get there?”
- (void)resolveModeForNavigateToStop:(NavigateToStopIntent *)intent withCompletion:(void (^)(TransportModeResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    TransportMode mode = (intent.mode == TransportModeUnknown) ? TransportModeWalk : intent.mode;
    completion([TransportModeResolutionResult successWithResolvedTransportMode:mode]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmNavigateToStop:(NavigateToStopIntent *)intent completion:(void (^)(NavigateToStopIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[NavigateToStopIntentResponse alloc] initWithCode:NavigateToStopIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleNavigateToStop:(NavigateToStopIntent *)intent completion:(void (^)(NavigateToStopIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithDistance:origin:eta:`: “It is ${distance} from ${origin}. You
    //   will be there at ${eta}.”
    // - `NavigateToStopIntentResponseCodeFailure`
    // - `failureNoRouteIntentResponseWithMode:`: “You cannot get there ${mode}.”
    //
    // The next action in Shortcuts gets `eta` of the response.
    completion([[NavigateToStopIntentResponse alloc] initWithCode:NavigateToStopIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
