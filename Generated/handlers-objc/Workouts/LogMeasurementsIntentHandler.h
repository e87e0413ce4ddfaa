// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "LogMeasurementsIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `LogMeasurementsIntent`: “Log Measurements”.
///
/// “Adds what you measured to the training diary.”
///
/// - Summary: “Log ${distance} and ${energy}”
@interface LogMeasurementsIntentHandler : NSObject <LogMeasurementsIntentHandling>

@end

NS_ASSUME_NONNULL_END
