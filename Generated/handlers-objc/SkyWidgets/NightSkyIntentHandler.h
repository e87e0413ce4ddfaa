// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "NightSkyIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Lists the options of `NightSkyIntent`, which configures a widget: “Night Sky”.
///
/// “Shows the stars above a place.”
@interface NightSkyIntentHandler : NSObject <NightSkyIntentHandling>

@end

NS_ASSUME_NONNULL_END
