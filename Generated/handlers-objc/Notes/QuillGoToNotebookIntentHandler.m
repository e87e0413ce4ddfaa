// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import "QuillGoToNotebookIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation QuillGoToNotebookIntentHandler

#pragma mark - Options

/// Lists the options for “Notebook”.
- (void)provideNotebookOptionsCollectionForGoToNotebook:(QuillGoToNotebookIntent *)intent withCompletion:(void (^)(INObjectCollection<QuillNotebook *> * _Nullable notebookOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<QuillNotebook *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Notebook” where no value is set.
- (nullable QuillNotebook *)defaultNotebookForGoToNotebook:(QuillGoToNotebookIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmGoToNotebook:(QuillGoToNotebookIntent *)intent completion:(void (^)(QuillGoToNotebookIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[QuillGoToNotebookIntentResponse alloc] initWithCode:QuillGoToNotebookIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleGoToNotebook:(QuillGoToNotebookIntent *)intent completion:(void (^)(QuillGoToNotebookIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `QuillGoToNotebookIntentResponseCodeSuccess`
    // - `QuillGoToNotebookIntentResponseCodeFailure`
    completion([[QuillGoToNotebookIntentResponse alloc] initWithCode:QuillGoToNotebookIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
