// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#import "SetLightIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation SetLightIntentHandler

#pragma mark - Resolving

/// Resolves “Lights”.
///
/// - Prompt: “Which lights?”
- (void)resolveLightsForSetLight:(SetLightIntent *)intent withCompletion:(void (^)(NSArray<HomeDeviceResolutionResult *> *resolutionResults))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (intent.lights.count == 0) {
        completion(@[[HomeDeviceResolutionResult needsValue]]);
        return;
    }
    NSMutableArray<HomeDeviceResolutionResult *> *results = [NSMutableArray array];
    for (HomeDevice *value in intent.lights) {
        // TODO: Check that the value still exists.
        [results addObject:[HomeDeviceResolutionResult successWithResolvedHomeDevice:value]];
    }
    completion(results);
}

/// Resolves “Mood”.
///
/// - Default: `LightMoodReading`
/// - Prompt: “Which mood?”
- (void)resolveMoodForSetLight:(SetLightIntent *)intent withCompletion:(void (^)(LightMoodResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    LightMood mood = (intent.mood == LightMoodUnknown) ? LightMoodReading : intent.mood;
    completion([LightMoodResolutionResult successWithResolvedLightMood:mood]);
}

/// Resolves “Brightness”.
///
/// - Default: `75`
/// - Range: `0...100`
/// - Only if `mood` is `LightMoodCustom`
/// - Prompt: “How bright?”
/// - `SetLightBrightnessUnsupportedReasonNegativeNumbersNotSupported`: “The brightness cannot be
///   negative.”
/// - `SetLightBrightnessUnsupportedReasonGreaterThanMaximumValue`: “${maximumValue} per cent is as
///   bright as it gets.”
/// - `SetLightBrightnessUnsupportedReasonLessThanMinimumValue`: “${minimumValue} per cent is the
///   minimum.”
- (void)resolveBrightnessForSetLight:(SetLightIntent *)intent withCompletion:(void (^)(SetLightBrightnessResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (intent.mood != LightMoodCustom) {
        completion([SetLightBrightnessResolutionResult notRequired]);
        return;
    }
    double brightness = intent.brightness ? intent.brightness.doubleValue : 75.0;
    if (brightness < 0) {
        completion([SetLightBrightnessResolutionResult unsupportedForReason:SetLightBrightnessUnsupportedReasonNegativeNumbersNotSupported]);
        return;
    }
    if (brightness > 100.0) {
        completion([SetLightBrightnessResolutionResult unsupportedForReason:SetLightBrightnessUnsupportedReasonGreaterThanMaximumValue]);
        return;
    }
    // TODO: Check the value. Other answers are:
    //
    // - `[SetLightBrightnessResolutionResult
    //   unsupportedForReason:SetLightBrightnessUnsupportedReasonNotDimmable]`: “${lights} cannot be
    //   dimmed to ${brightness} per cent.”
    completion([SetLightBrightnessResolutionResult successWithResolvedValue:brightness]);
}

#pragma mark - Options

/// Lists the options for “Lights”.
- (void)provideLightsOptionsCollectionForSetLight:(SetLightIntent *)intent withCompletion:(void (^)(INObjectCollection<HomeDevice *> * _Nullable lightsOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<HomeDevice *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Lights” where no value is set.
- (nullable NSArray<HomeDevice *> *)defaultLightsForSetLight:(SetLightIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmSetLight:(SetLightIntent *)intent completion:(void (^)(SetLightIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[SetLightIntentResponse alloc] initWithCode:SetLightIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleSetLight:(SetLightIntent *)intent completion:(void (^)(SetLightIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithMood:`: “The lights are set to ${mood}.”
    // - `SetLightIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `mood` of the response.
    completion([[SetLightIntentResponse alloc] initWithCode:SetLightIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
