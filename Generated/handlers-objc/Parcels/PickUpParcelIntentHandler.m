// Scaffolded by intentc from Parcels.intentdefinition. The file is yours: it is never overwritten.

#import "PickUpParcelIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation PickUpParcelIntentHandler

#pragma mark - Options

/// Lists the options for “Parcel”.
- (void)provideParcelOptionsCollectionForPickUpParcel:(PickUpParcelIntent *)intent withCompletion:(void (^)(INObjectCollection<ShippedParcel *> * _Nullable parcelOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<ShippedParcel *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Parcel” where no value is set.
- (nullable ShippedParcel *)defaultParcelForPickUpParcel:(PickUpParcelIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmPickUpParcel:(PickUpParcelIntent *)intent completion:(void (^)(PickUpParcelIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[PickUpParcelIntentResponse alloc] initWithCode:PickUpParcelIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handlePickUpParcel:(PickUpParcelIntent *)intent completion:(void (^)(PickUpParcelIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `PickUpParcelIntentResponseCodeSuccess`
    // - `PickUpParcelIntentResponseCodeFailure`
    completion([[PickUpParcelIntentResponse alloc] initWithCode:PickUpParcelIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
