// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "StartIntervalsIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `StartIntervalsIntent`: “Start Interval Training”.
///
/// “Starts a timer for intervals with rests in between.”
///
/// - Summary: “Start ${rounds} rounds of ${style} with ${work} each”
/// - Summary: “Start ${rounds} rounds of ${style} with ${work} each and ${rest} of rest”
@interface StartIntervalsIntentHandler : NSObject <StartIntervalsIntentHandling>

@end

NS_ASSUME_NONNULL_END
