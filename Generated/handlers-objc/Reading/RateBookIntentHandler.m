// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#import "RateBookIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation RateBookIntentHandler

#pragma mark - Resolving

/// Resolves “Book”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which book?”
/// - Introduction to a choice: “There are ${count} books like ‘${book}’.”
- (void)resolveBookForRateBook:(RateBookIntent *)intent withCompletion:(void (^)(LibraryBookResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.book) {
        completion([LibraryBookResolutionResult needsValue]);
        return;
    }
    LibraryBook *book = intent.book;
    // TODO: Find the values that may be meant. If there are several, the user chooses one.
    NSArray<LibraryBook *> *matches = @[book];
    if (matches.count == 0) {
        completion([LibraryBookResolutionResult unsupported]);
        return;
    }
    if (matches.count > 1) {
        completion([LibraryBookResolutionResult disambiguationWithLibraryBooksToDisambiguate:matches]);
        return;
    }
    completion([LibraryBookResolutionResult successWithResolvedLibraryBook:matches[0]]);
}

/// Resolves “Stars”.
///
/// - Default: `3.5`
/// - Range: `0...5`
/// - Prompt: “How many stars?”
- (void)resolveStarsForRateBook:(RateBookIntent *)intent withCompletion:(void (^)(INDoubleResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    double stars = intent.stars ? intent.stars.doubleValue : 3.5;
    if (stars < 0.0) {
        completion([INDoubleResolutionResult unsupported]);
        return;
    }
    if (stars > 5.0) {
        completion([INDoubleResolutionResult unsupported]);
        return;
    }
    completion([INDoubleResolutionResult successWithResolvedValue:stars]);
}

#pragma mark - Options

/// Lists the options for “Book”.
- (void)provideBookOptionsCollectionForRateBook:(RateBookIntent *)intent withCompletion:(void (^)(INObjectCollection<LibraryBook *> * _Nullable bookOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<LibraryBook *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Book” where no value is set.
- (nullable LibraryBook *)defaultBookForRateBook:(RateBookIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmRateBook:(RateBookIntent *)intent completion:(void (^)(RateBookIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[RateBookIntentResponse alloc] initWithCode:RateBookIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleRateBook:(RateBookIntent *)intent completion:(void (^)(RateBookIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithBook:average:`: “${book} has ${average} stars on average.”
    // - `RateBookIntentResponseCodeFailure`
    // - `failureNotReadIntentResponseWithBook:`: “You have not read ${book} yet.”
    //
    // The next action in Shortcuts gets `average` of the response.
    completion([[RateBookIntentResponse alloc] initWithCode:RateBookIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
