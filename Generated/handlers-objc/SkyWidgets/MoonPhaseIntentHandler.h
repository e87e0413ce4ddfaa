// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "MoonPhaseIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `MoonPhaseIntent`: “View the Moon Phase”.
///
/// “Shows tonight’s moon and the next full moon.”
///
/// - Summary: “View the ${hemisphere} moon of ${day}”
@interface MoonPhaseIntentHandler : NSObject <MoonPhaseIntentHandling>

@end

NS_ASSUME_NONNULL_END
