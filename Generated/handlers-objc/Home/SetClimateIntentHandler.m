// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#import "SetClimateIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation SetClimateIntentHandler

#pragma mark - Resolving

/// Resolves “Temperature”.
///
/// - Prompt: “How warm should it be?”
- (void)resolveTargetForSetClimate:(SetClimateIntent *)intent withCompletion:(void (^)(INTemperatureResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.target) {
        completion([INTemperatureResolutionResult needsValue]);
        return;
    }
    NSMeasurement<NSUnitTemperature *> *target = intent.target;
    completion([INTemperatureResolutionResult successWithResolvedTemperature:target]);
}

#pragma mark - Options

/// Lists the options for “Room”.
- (void)provideRoomOptionsCollectionForSetClimate:(SetClimateIntent *)intent withCompletion:(void (^)(INObjectCollection<NSString *> * _Nullable roomOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<NSString *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Room” where no value is set.
- (nullable NSString *)defaultRoomForSetClimate:(SetClimateIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmSetClimate:(SetClimateIntent *)intent completion:(void (^)(SetClimateIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[SetClimateIntentResponse alloc] initWithCode:SetClimateIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleSetClimate:(SetClimateIntent *)intent completion:(void (^)(SetClimateIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithCurrent:`: “It is ${current} now.”
    // - `SetClimateIntentResponseCodeFailure`
    // - `SetClimateIntentResponseCodeFailureNoHeating`: “There is no heating in this room.”
    //
    // The next action in Shortcuts gets `current` of the response.
    completion([[SetClimateIntentResponse alloc] initWithCode:SetClimateIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
