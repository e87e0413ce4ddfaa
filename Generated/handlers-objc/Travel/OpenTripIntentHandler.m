// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#import "OpenTripIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation OpenTripIntentHandler

#pragma mark - Resolving

/// Resolves “Trip”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which trip?”
/// - Introduction to a choice: “You have ${count} trips planned.”
/// - Choice: “Which one?”
- (void)resolveTripForOpenTrip:(OpenTripIntent *)intent withCompletion:(void (^)(TravelTripResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.trip) {
        completion([TravelTripResolutionResult needsValue]);
        return;
    }
    TravelTrip *trip = intent.trip;
    // TODO: Find the values that may be meant. If there are several, the user chooses one.
    NSArray<TravelTrip *> *matches = @[trip];
    if (matches.count == 0) {
        completion([TravelTripResolutionResult unsupported]);
        return;
    }
    if (matches.count > 1) {
        completion([TravelTripResolutionResult disambiguationWithTravelTripsToDisambiguate:matches]);
        return;
    }
    completion([TravelTripResolutionResult successWithResolvedTravelTrip:matches[0]]);
}

#pragma mark - Options

/// Lists the options for “Trip”.
- (void)provideTripOptionsCollectionForOpenTrip:(OpenTripIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<TravelTrip *> * _Nullable tripOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<TravelTrip *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<TravelTrip *> *matches = [NSMutableArray array];
    for (TravelTrip *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Trip” where no value is set.
- (nullable TravelTrip *)defaultTripForOpenTrip:(OpenTripIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmOpenTrip:(OpenTripIntent *)intent completion:(void (^)(OpenTripIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[OpenTripIntentResponse alloc] initWithCode:OpenTripIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleOpenTrip:(OpenTripIntent *)intent completion:(void (^)(OpenTripIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `OpenTripIntentResponseCodeSuccess`
    // - `OpenTripIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `trip` of the response.
    completion([[OpenTripIntentResponse alloc] initWithCode:OpenTripIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
