// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#import "ToggleDeviceIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation ToggleDeviceIntentHandler

#pragma mark - Resolving

/// Resolves “Device”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which device?”
- (void)resolveDeviceForToggleDevice:(ToggleDeviceIntent *)intent withCompletion:(void (^)(HomeDeviceResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.device) {
        completion([HomeDeviceResolutionResult needsValue]);
        return;
    }
    HomeDevice *device = intent.device;
    // TODO: Check that the value still exists.
    completion([HomeDeviceResolutionResult successWithResolvedHomeDevice:device]);
}

/// Resolves “State”.
///
/// - Prompt: “On or off?”
- (void)resolveStateForToggleDevice:(ToggleDeviceIntent *)intent withCompletion:(void (^)(DeviceStateResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (intent.state == DeviceStateUnknown) {
        completion([DeviceStateResolutionResult needsValue]);
        return;
    }
    DeviceState state = intent.state;
    completion([DeviceStateResolutionResult successWithResolvedDeviceState:state]);
}

#pragma mark - Options

/// Lists the options for “Device”.
- (void)provideDeviceOptionsCollectionForToggleDevice:(ToggleDeviceIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<HomeDevice *> * _Nullable deviceOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<HomeDevice *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<HomeDevice *> *matches = [NSMutableArray array];
    for (HomeDevice *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Device” where no value is set.
- (nullable HomeDevice *)defaultDeviceForToggleDevice:(ToggleDeviceIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmToggleDevice:(ToggleDeviceIntent *)intent completion:(void (^)(ToggleDeviceIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[ToggleDeviceIntentResponse alloc] initWithCode:ToggleDeviceIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleToggleDevice:(ToggleDeviceIntent *)intent completion:(void (^)(ToggleDeviceIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithDevice:state:`: “${device} is ${state}.”
    // - `ToggleDeviceIntentResponseCodeFailure`
    // - `scheduledIntentResponseWithDevice:state:countdown:`: “${device} will be ${state} in
    //   ${countdown}.”
    // - `failureOfflineIntentResponseWithDevice:`: “${device} is offline”
    //
    // The next action in Shortcuts gets `state` of the response.
    completion([[ToggleDeviceIntentResponse alloc] initWithCode:ToggleDeviceIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
