// Scaffolded by intentc from Parcels.intentdefinition. The file is yours: it is never overwritten.

#import "TrackParcelIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation TrackParcelIntentHandler

#pragma mark - Resolving

/// Resolves “Parcel”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which parcel?”
- (void)resolveParcelForTrackParcel:(TrackParcelIntent *)intent withCompletion:(void (^)(ShippedParcelResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.parcel) {
        completion([ShippedParcelResolutionResult needsValue]);
        return;
    }
    ShippedParcel *parcel = intent.parcel;
    // TODO: Check that the value still exists.
    completion([ShippedParcelResolutionResult successWithResolvedShippedParcel:parcel]);
}

#pragma mark - Options

/// Lists the options for “Parcel”.
- (void)provideParcelOptionsCollectionForTrackParcel:(TrackParcelIntent *)intent withCompletion:(void (^)(INObjectCollection<ShippedParcel *> * _Nullable parcelOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<ShippedParcel *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Parcel” where no value is set.
- (nullable ShippedParcel *)defaultParcelForTrackParcel:(TrackParcelIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmTrackParcel:(TrackParcelIntent *)intent completion:(void (^)(TrackParcelIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[TrackParcelIntentResponse alloc] initWithCode:TrackParcelIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleTrackParcel:(TrackParcelIntent *)intent completion:(void (^)(TrackParcelIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithParcel:status:`: “${parcel} is ${status}.”
    // - `TrackParcelIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `status` of the response.
    completion([[TrackParcelIntentResponse alloc] initWithCode:TrackParcelIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
