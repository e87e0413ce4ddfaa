// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import "ShowConstellationIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation ShowConstellationIntentHandler

#pragma mark - Options

/// Lists the options for “Constellation”.
- (void)provideConstellationOptionsCollectionForShowConstellation:(ShowConstellationIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<SkyConstellation *> * _Nullable constellationOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<SkyConstellation *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<SkyConstellation *> *matches = [NSMutableArray array];
    for (SkyConstellation *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Constellation” where no value is set.
- (nullable SkyConstellation *)defaultConstellationForShowConstellation:(ShowConstellationIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmShowConstellation:(ShowConstellationIntent *)intent completion:(void (^)(ShowConstellationIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[ShowConstellationIntentResponse alloc] initWithCode:ShowConstellationIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleShowConstellation:(ShowConstellationIntent *)intent completion:(void (^)(ShowConstellationIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `ShowConstellationIntentResponseCodeSuccess`
    // - `ShowConstellationIntentResponseCodeFailure`
    completion([[ShowConstellationIntentResponse alloc] initWithCode:ShowConstellationIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
