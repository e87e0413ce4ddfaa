// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "CheckInAtGymIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `CheckInAtGymIntent`: “Check In at the Gym”.
///
/// “Checks you in and reserves a locker.”
///
/// - Summary: “Check in at ${gym} with ${partner}”
@interface CheckInAtGymIntentHandler : NSObject <CheckInAtGymIntentHandling>

@end

NS_ASSUME_NONNULL_END
