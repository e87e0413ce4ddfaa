// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#import "SendVoiceNoteIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation SendVoiceNoteIntentHandler

#pragma mark - Resolving

/// Resolves “Recipients”.
///
/// - Prompt: “Who should hear it?”
- (void)resolveRecipientsForSendVoiceNote:(SendVoiceNoteIntent *)intent withCompletion:(void (^)(NSArray<INPersonResolutionResult *> *resolutionResults))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (intent.recipients.count == 0) {
        completion(@[[INPersonResolutionResult needsValue]]);
        return;
    }
    NSMutableArray<INPersonResolutionResult *> *results = [NSMutableArray array];
    for (INPerson *value in intent.recipients) {
        [results addObject:[INPersonResolutionResult successWithResolvedPerson:value]];
    }
    completion(results);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmSendVoiceNote:(SendVoiceNoteIntent *)intent completion:(void (^)(SendVoiceNoteIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[SendVoiceNoteIntentResponse alloc] initWithCode:SendVoiceNoteIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleSendVoiceNote:(SendVoiceNoteIntent *)intent completion:(void (^)(SendVoiceNoteIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithLength:`: “Sent a note of ${length}.”
    // - `SendVoiceNoteIntentResponseCodeFailure`
    completion([[SendVoiceNoteIntentResponse alloc] initWithCode:SendVoiceNoteIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
