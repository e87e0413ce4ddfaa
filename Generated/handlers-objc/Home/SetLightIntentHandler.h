// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "SetLightIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `SetLightIntent`: “Set the Light”.
///
/// “Sets brightness and mood of the lights.”
///
/// - Summary: “Set ${lights} to ${mood}”
/// - Summary: “Set ${lights} to ${mood} with ${brightness} per cent at ${warmth} kelvin”
@interface SetLightIntentHandler : NSObject <SetLightIntentHandling>

@end

NS_ASSUME_NONNULL_END
