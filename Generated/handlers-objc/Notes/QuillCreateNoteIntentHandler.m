// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import "QuillCreateNoteIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation QuillCreateNoteIntentHandler

#pragma mark - Resolving

/// Resolves “Heading”.
///
/// - Default: “New Note”
/// - Placeholder: “Heading”
/// - Prompt: “What is the heading?”
- (void)resolveHeadingForCreateNote:(QuillCreateNoteIntent *)intent withCompletion:(void (^)(INStringResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    NSString *heading = intent.heading ? intent.heading : NSLocalizedStringWithDefaultValue(@"GmOWDm", @"Notes", NSBundle.mainBundle, @"New Note", @"");
    completion([INStringResolutionResult successWithResolvedString:heading]);
}

/// Resolves “Notebook”.
///
/// - Prompt: “In which notebook?”
- (void)resolveNotebookForCreateNote:(QuillCreateNoteIntent *)intent withCompletion:(void (^)(QuillNotebookResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.notebook) {
        completion([QuillNotebookResolutionResult needsValue]);
        return;
    }
    QuillNotebook *notebook = intent.notebook;
    // TODO: Check that the value still exists.
    completion([QuillNotebookResolutionResult successWithResolvedNotebook:notebook]);
}

#pragma mark - Options

/// Lists the options for “Notebook”.
- (void)provideNotebookOptionsCollectionForCreateNote:(QuillCreateNoteIntent *)intent withCompletion:(void (^)(INObjectCollection<QuillNotebook *> * _Nullable notebookOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<QuillNotebook *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Notebook” where no value is set.
- (nullable QuillNotebook *)defaultNotebookForCreateNote:(QuillCreateNoteIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmCreateNote:(QuillCreateNoteIntent *)intent completion:(void (^)(QuillCreateNoteIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[QuillCreateNoteIntentResponse alloc] initWithCode:QuillCreateNoteIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleCreateNote:(QuillCreateNoteIntent *)intent completion:(void (^)(QuillCreateNoteIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithNote:`: “I wrote ${note}.”
    // - `QuillCreateNoteIntentResponseCodeFailure`
    // - `QuillCreateNoteIntentResponseCodeFailureLocked`: “The notebook is locked.”
    //
    // The next action in Shortcuts gets `note` of the response.
    completion([[QuillCreateNoteIntentResponse alloc] initWithCode:QuillCreateNoteIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
