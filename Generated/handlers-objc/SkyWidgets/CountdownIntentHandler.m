// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import "CountdownIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation CountdownIntentHandler

#pragma mark - Options

/// Lists the options for “Event”.
- (void)provideEventOptionsCollectionForCountdown:(CountdownIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<SkyWidgetEvent *> * _Nullable eventOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from; `intent.kind` is known already.
    NSArray<SkyWidgetEvent *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<SkyWidgetEvent *> *matches = [NSMutableArray array];
    for (SkyWidgetEvent *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Event” where no value is set.
- (nullable SkyWidgetEvent *)defaultEventForCountdown:(CountdownIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmCountdown:(CountdownIntent *)intent completion:(void (^)(CountdownIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[CountdownIntentResponse alloc] initWithCode:CountdownIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleCountdown:(CountdownIntent *)intent completion:(void (^)(CountdownIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithRemaining:`: “Only ${remaining} to go.”
    // - `CountdownIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `remaining` of the response.
    completion([[CountdownIntentResponse alloc] initWithCode:CountdownIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
