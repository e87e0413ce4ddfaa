// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "ShowConstellationIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `ShowConstellationIntent`: “Show a Constellation”.
///
/// “Opens the sky map at a constellation.”
@interface ShowConstellationIntentHandler : NSObject <ShowConstellationIntentHandling>

@end

NS_ASSUME_NONNULL_END
