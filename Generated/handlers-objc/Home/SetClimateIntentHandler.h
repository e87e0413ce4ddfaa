// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "SetClimateIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `SetClimateIntent`: “Set the Room Climate”.
///
/// “Sets temperature and humidity of a room.”
///
/// - Summary: “Set ${room} to ${target}”
@interface SetClimateIntentHandler : NSObject <SetClimateIntentHandling>

@end

NS_ASSUME_NONNULL_END
