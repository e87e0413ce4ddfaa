// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#import "ViewDeparturesIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation ViewDeparturesIntentHandler

#pragma mark - Resolving

/// Resolves “Station”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which station?”
- (void)resolveStationForViewDepartures:(ViewDeparturesIntent *)intent withCompletion:(void (^)(TravelStopResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.station) {
        completion([TravelStopResolutionResult needsValue]);
        return;
    }
    TravelStop *station = intent.station;
    // TODO: Check that the value still exists.
    completion([TravelStopResolutionResult successWithResolvedTravelStop:station]);
}

#pragma mark - Options

/// Lists the options for “Station”.
- (void)provideStationOptionsCollectionForViewDepartures:(ViewDeparturesIntent *)intent withCompletion:(void (^)(INObjectCollection<TravelStop *> * _Nullable stationOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<TravelStop *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Lists the options for “Platforms”.
- (void)providePlatformsOptionsCollectionForViewDepartures:(ViewDeparturesIntent *)intent withCompletion:(void (^)(INObjectCollection<NSNumber *> * _Nullable platformsOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<NSNumber *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Station” where no value is set.
- (nullable TravelStop *)defaultStationForViewDepartures:(ViewDeparturesIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

/// Supplies “Platforms” where no value is set.
- (nullable NSArray<NSNumber *> *)defaultPlatformsForViewDepartures:(ViewDeparturesIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmViewDepartures:(ViewDeparturesIntent *)intent completion:(void (^)(ViewDeparturesIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[ViewDeparturesIntentResponse alloc] initWithCode:ViewDeparturesIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleViewDepartures:(ViewDeparturesIntent *)intent completion:(void (^)(ViewDeparturesIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithNext:last:`: “The next one leaves ${next}, the last one ${last}.”
    // - `ViewDeparturesIntentResponseCodeFailure`
    // - `ViewDeparturesIntentResponseCodeFailureStrike`: “Nothing leaves today because of a
    //   strike.”
    //
    // The next action in Shortcuts gets `departures` of the response.
    completion([[ViewDeparturesIntentResponse alloc] initWithCode:ViewDeparturesIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
