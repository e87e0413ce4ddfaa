// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#import "CheckInAtGymIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation CheckInAtGymIntentHandler

#pragma mark - Resolving

/// Resolves “Gym”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt while configuring: “Which gym?”
/// - Prompt: “Which gym are you at?”
/// - Introduction to a choice: “There are ${count} gyms near you.”
/// - Confirmation: “Are you at ${gym} in ${gym.location}?”
- (void)resolveGymForCheckInAtGym:(CheckInAtGymIntent *)intent withCompletion:(void (^)(GymClubResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.gym) {
        completion([GymClubResolutionResult needsValue]);
        return;
    }
    GymClub *gym = intent.gym;
    // TODO: Find the values that may be meant. If there are several, the user chooses one. Other
    // answers are:
    //
    // - `[GymClubResolutionResult confirmationRequiredWithGymClubToConfirm:gym]`: “Are you at
    //   ${gym} in ${gym.location}?”
    NSArray<GymClub *> *matches = @[gym];
    if (matches.count == 0) {
        completion([GymClubResolutionResult unsupported]);
        return;
    }
    if (matches.count > 1) {
        completion([GymClubResolutionResult disambiguationWithGymClubsToDisambiguate:matches]);
        return;
    }
    completion([GymClubResolutionResult successWithResolvedGymClub:matches[0]]);
}

#pragma mark - Options

/// Lists the options for “Gym”.
- (void)provideGymOptionsCollectionForCheckInAtGym:(CheckInAtGymIntent *)intent withCompletion:(void (^)(INObjectCollection<GymClub *> * _Nullable gymOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<GymClub *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Gym” where no value is set.
- (nullable GymClub *)defaultGymForCheckInAtGym:(CheckInAtGymIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmCheckInAtGym:(CheckInAtGymIntent *)intent completion:(void (^)(CheckInAtGymIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[CheckInAtGymIntentResponse alloc] initWithCode:CheckInAtGymIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleCheckInAtGym:(CheckInAtGymIntent *)intent completion:(void (^)(CheckInAtGymIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithGym:locker:`: “Welcome to ${gym}. Your locker is number
    //   ${locker}.”
    // - `CheckInAtGymIntentResponseCodeFailure`
    // - `failureNoLockerIntentResponseWithGym:`: “All lockers at ${gym} are taken.”
    //
    // The next action in Shortcuts gets `locker` of the response.
    completion([[CheckInAtGymIntentResponse alloc] initWithCode:CheckInAtGymIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
