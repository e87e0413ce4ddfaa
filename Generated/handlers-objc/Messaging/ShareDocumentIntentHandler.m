// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#import "ShareDocumentIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation ShareDocumentIntentHandler

#pragma mark - Resolving

/// Resolves “Documents”.
///
/// - Content types: `com.adobe.pdf`, `public.presentation`, `public.spreadsheet`
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which documents?”
- (void)resolveDocumentsForShareDocument:(ShareDocumentIntent *)intent withCompletion:(void (^)(NSArray<ShareDocumentDocumentsResolutionResult *> *resolutionResults))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (intent.documents.count == 0) {
        completion(@[[ShareDocumentDocumentsResolutionResult needsValue]]);
        return;
    }
    NSMutableArray<ShareDocumentDocumentsResolutionResult *> *results = [NSMutableArray array];
    for (INFile *value in intent.documents) {
        // TODO: Check the value. Other answers are:
        //
        // - `[ShareDocumentDocumentsResolutionResult
        //   unsupportedForReason:ShareDocumentDocumentsUnsupportedReasonTooLarge]`: “Documents may
        //   have 50 MB at most.”
        // - `[ShareDocumentDocumentsResolutionResult
        //   unsupportedForReason:ShareDocumentDocumentsUnsupportedReasonEmpty]`: “This document is
        //   empty.”
        [results addObject:[ShareDocumentDocumentsResolutionResult successWithResolvedFile:value]];
    }
    completion(results);
}

/// Resolves “Channel”.
///
/// - Prompt: “In which channel?”
/// - Introduction to a choice: “There are ${count} channels called ‘${in}’.”
- (void)resolveInForShareDocument:(ShareDocumentIntent *)intent withCompletion:(void (^)(ChatChannelResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.in) {
        completion([ChatChannelResolutionResult needsValue]);
        return;
    }
    ChatChannel *in = intent.in;
    // TODO: Find the values that may be meant. If there are several, the user chooses one.
    NSArray<ChatChannel *> *matches = @[in];
    if (matches.count == 0) {
        completion([ChatChannelResolutionResult unsupported]);
        return;
    }
    if (matches.count > 1) {
        completion([ChatChannelResolutionResult disambiguationWithChatChannelsToDisambiguate:matches]);
        return;
    }
    completion([ChatChannelResolutionResult successWithResolvedChatChannel:matches[0]]);
}

#pragma mark - Options

/// Lists the options for “Channel”.
- (void)provideInOptionsCollectionForShareDocument:(ShareDocumentIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<ChatChannel *> * _Nullable inOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<ChatChannel *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<ChatChannel *> *matches = [NSMutableArray array];
    for (ChatChannel *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Channel” where no value is set.
- (nullable ChatChannel *)defaultInForShareDocument:(ShareDocumentIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmShareDocument:(ShareDocumentIntent *)intent completion:(void (^)(ShareDocumentIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[ShareDocumentIntentResponse alloc] initWithCode:ShareDocumentIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleShareDocument:(ShareDocumentIntent *)intent completion:(void (^)(ShareDocumentIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithCount:channel:`: “Shared ${count} documents in ${channel}.”
    // - `ShareDocumentIntentResponseCodeFailure`
    // - `failureReadOnlyIntentResponseWithChannel:`: “You may only read in ${channel}.”
    //
    // The next action in Shortcuts gets `channel` of the response.
    completion([[ShareDocumentIntentResponse alloc] initWithCode:ShareDocumentIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
