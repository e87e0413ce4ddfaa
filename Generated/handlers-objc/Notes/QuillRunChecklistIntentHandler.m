// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import "QuillRunChecklistIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation QuillRunChecklistIntentHandler

#pragma mark - Resolving

/// Resolves “Checklist”.
///
/// - Prompt: “Which checklist?”
- (void)resolveNoteForRunChecklist:(QuillRunChecklistIntent *)intent withCompletion:(void (^)(QuillStoredNoteResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.note) {
        completion([QuillStoredNoteResolutionResult needsValue]);
        return;
    }
    QuillStoredNote *note = intent.note;
    // TODO: Check that the value still exists.
    completion([QuillStoredNoteResolutionResult successWithResolvedQuillNote:note]);
}

#pragma mark - Options

/// Lists the options for “Checklist”.
- (void)provideNoteOptionsCollectionForRunChecklist:(QuillRunChecklistIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<QuillStoredNote *> * _Nullable noteOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<QuillStoredNote *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<QuillStoredNote *> *matches = [NSMutableArray array];
    for (QuillStoredNote *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Checklist” where no value is set.
- (nullable QuillStoredNote *)defaultNoteForRunChecklist:(QuillRunChecklistIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmRunChecklist:(QuillRunChecklistIntent *)intent completion:(void (^)(QuillRunChecklistIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[QuillRunChecklistIntentResponse alloc] initWithCode:QuillRunChecklistIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleRunChecklist:(QuillRunChecklistIntent *)intent completion:(void (^)(QuillRunChecklistIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithIsComplete:`: “The list is ${isComplete}.”
    // - `QuillRunChecklistIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `isComplete` of the response.
    completion([[QuillRunChecklistIntentResponse alloc] initWithCode:QuillRunChecklistIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
